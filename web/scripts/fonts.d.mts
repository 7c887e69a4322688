export function cuts(): {
  family: string;
  weight: string;
  style: string;
  file: string;
  letters: string;
  part: boolean;
}[];
export function cutFonts(): Promise<void>;
export function fontLicences(): Promise<{ name: string; identifier: string; text: string }[]>;

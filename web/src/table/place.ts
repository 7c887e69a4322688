// Where a table stands: its name, and what the page around it offers.

export interface Tool {
  text: string;
  onclick: () => void;
}

export interface Place {
  name: string;
  /** Buttons of the header, beside the table's own. */
  tools: Tool[];
  onmenu?: () => void;
}

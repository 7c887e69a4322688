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
  /** Nothing is to be done here: what only serves to act makes room. */
  watching?: boolean;
  /** The page has a head of its own, which stands above a phone's table. */
  headed?: boolean;
}

/** What a visitor has done before React was there; src/gatsby/finishing/in-page/start-later.ts keeps it on the window. */
export interface EarlyInput {
  /** What is to be repeated, by the button or form that it was done to. */
  presses: Map<Element, () => void>;
  /** What has been typed, by field. */
  texts: Map<HTMLInputElement, string>;
  /** Ends the keeping, or that of texts alone: presses may go on being kept. */
  end: (pressesStay?: boolean) => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

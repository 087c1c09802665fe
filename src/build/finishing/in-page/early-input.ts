/** What a visitor has done before React was there; src/build/finishing/in-page/start-later.ts keeps it on the window. */
export interface EarlyInput {
  /** What is to be repeated, by the button or form that it was done to. */
  presses: Map<Element, () => void>;
  /** What has been typed, by field. */
  texts: Map<HTMLInputElement, string>;
  /** Ends the keeping, but for that of one type of event if it is named. */
  end: (exceptFor?: 'click') => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

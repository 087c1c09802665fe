/** The key under which a page's form is kept in `sessionStorage`. */
const key = () => `kept:${location.pathname}`;

export type KeptFields = Partial<Record<string, string>>;

/** What was typed into the fields of this page's form, by their names; undefined if nothing was. */
export function keptFields(): KeptFields | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? '') as KeptFields;
  } catch {
    return undefined;
  }
}

export function keepFields(fields: KeptFields): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(fields));
  } catch {
    // Storage is blocked or full.
  }
}

/** An email address, within a longer text such as "mailto:…" too. */
export const EMAIL = /[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+/;

/** Whether a text, without surrounding spaces, looks like an email address. */
export function isEmailAddress(typed: string): boolean {
  return new RegExp(`^${EMAIL.source}$`).test(typed.trim());
}

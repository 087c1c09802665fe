/** Whether what a visitor typed has the form of an email address, spaces around it apart. */
export function isEmailAddress(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed.trim());
}

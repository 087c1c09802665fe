/** The initials of first and last name, or the number of "42 customers"; what follows a comma, such as a place, is ignored. */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '').trim().split(/\s+/);
  if (/^\d{1,2}$/.test(words[0] ?? '')) return words[0] ?? '';
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}

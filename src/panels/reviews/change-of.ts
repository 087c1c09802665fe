/** Takes averages over time; gives how far the last lies above or below the first, such as "+0.4", or null if nowhere. */
export function changeOf(averages: readonly number[]): string | null {
  const change = ((averages.at(-1) ?? 0) - (averages[0] ?? 0)).toFixed(1);
  if (Number(change) === 0) return null;
  return change.startsWith('-') ? change.replace('-', '−') : `+${change}`;
}

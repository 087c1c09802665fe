/** Takes numbers, at least one; gives the one in their middle, the lower of two. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Takes numbers, at least one; gives the one in their middle, the lower of two. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Takes objects of numbers, all alike; gives one with the median of each number. */
export function medians(objects) {
  return Object.fromEntries(
    Object.keys(objects[0]).map((key) => [
      key,
      median(objects.map((each) => each[key])),
    ]),
  );
}

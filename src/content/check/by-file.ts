/** Takes what is said of files; gives it by file, each in its order. There may be thousands of files. */
export function byFile<Said extends { file: string }>(
  said: readonly Said[],
): Map<string, Said[]> {
  const groups = new Map<string, Said[]>();
  for (const one of said) {
    const group = groups.get(one.file);
    if (group) group.push(one);
    else groups.set(one.file, [one]);
  }
  return groups;
}

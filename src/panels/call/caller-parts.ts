/** Takes a caller as data/ has it, such as "Farida Hussain, Bramhall"; gives the name and, if there is one, the place. */
export function callerParts(
  caller: string | null,
): [name?: string, place?: string] {
  const [name, ...place] = caller?.split(/,\s*/) ?? [];
  return [name, place.join(', ') || undefined];
}

/** Takes a largest party; gives the choices of the reservation form: "1 guest", "2 guests" … (SPEC.md section 5). */
export function partySizes(largest: number): string[] {
  return Array.from({ length: largest }, (_, index) => {
    const guests = index + 1;
    return guests === 1 ? '1 guest' : `${guests} guests`;
  });
}

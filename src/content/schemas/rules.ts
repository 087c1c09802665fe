import type { z } from 'zod';

/** Refines a list whose steps have numbers; undefined stands for an item that is no step. */
export function numberedInOrder(
  numbers: readonly (number | undefined)[],
  field: string,
  context: z.RefinementCtx,
): void {
  let next = 1;
  for (const [index, number] of numbers.entries()) {
    if (number === undefined || number === next++) continue;
    context.addIssue({
      code: 'custom',
      path: [index, field],
      message: 'steps numbered 1, 2, 3 … in this order',
    });
    // The numbers behind it are its echoes.
    return;
  }
}

/** The element in which an event happened, if it was one. */
export const targetOf = ({ target }: Event) =>
  target instanceof Element ? target : undefined;

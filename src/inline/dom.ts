/** The element in which an event happened, if it was one. */
export const targetOf = ({ target }: Event) =>
  target instanceof Element ? target : undefined;

export function addToHead<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

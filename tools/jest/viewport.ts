/** An IntersectionObserver for jsdom, which has no layout: nothing is visible until `enter` is called. */
export function mockViewport(): { enter: () => void } {
  const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  let enter: () => void = () => undefined;
  class Observer implements Partial<IntersectionObserver> {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      enter = () => {
        this.callback(entries, this as unknown as IntersectionObserver);
      };
    }
    disconnect() {
      enter = () => undefined;
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return {
    enter: () => {
      enter();
    },
  };
}

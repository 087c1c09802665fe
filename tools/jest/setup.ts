import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// jsdom has none, and ky uses it when it is imported.
Object.assign(globalThis, { TextEncoder });

// jsdom has no layout: no media query matches.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

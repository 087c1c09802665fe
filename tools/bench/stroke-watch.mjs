/* global window, document, MutationObserver */

/**
 * Runs in the page, so it may use nothing of this file: times each input event from now on. `takeStrokes()` gives those
 * since it was last called, in ms: how long until the line above the articles said what was found (`answer`; undefined
 * when it said so already), and until the last article had been drawn (`drawn`; 0 when they stayed the same).
 */
export function watchStrokes() {
  let strokes = [];
  const elementOf = ({ target }) =>
    target.nodeType === target.TEXT_NODE ? target.parentElement : target;

  window.addEventListener(
    'input',
    () => strokes.push({ start: performance.now(), drawn: 0 }),
    { capture: true },
  );
  // Called as soon as React has changed the document, before the browser paints.
  new MutationObserver((changes) => {
    const stroke = strokes.at(-1);
    if (!stroke) return;
    const passed = performance.now() - stroke.start;
    const inside = (selector) =>
      changes.some((change) => elementOf(change)?.closest(selector));
    if (inside('[role="status"]')) stroke.answer ??= passed;
    if (inside('[role="group"]')) stroke.drawn = passed;
  }).observe(document.querySelector('main'), {
    ...{ subtree: true, childList: true },
    ...{ characterData: true, attributes: true },
  });

  window.takeStrokes = () => {
    const taken = strokes;
    strokes = [];
    return taken;
  };
}

/* global window, document, MutationObserver */

/**
 * Runs in the page, so it may use nothing of this file: times each input event from now on. `takeStrokes()` gives those
 * since it was last called, in ms: how long the event's own task took, how long until that or the last change of the
 * document was over (`answer`), and what the Event Timing API says up to the next frame (0 when less than 16).
 */
export function watchStrokes() {
  let strokes = [];
  const now = () => performance.now();

  window.addEventListener(
    'input',
    () => {
      const stroke = { start: now(), taskEnd: now(), changed: 0, frame: 0 };
      strokes.push(stroke);
      // Comes after everything the event does of its own accord, before all that it puts off.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        stroke.taskEnd = now();
        port1.close();
      };
      port2.postMessage(null);
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const stroke = strokes.at(-1);
    if (stroke) stroke.changed = now();
  }).observe(document.querySelector('main'), {
    ...{ subtree: true, childList: true },
    ...{ characterData: true, attributes: true },
  });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      const stroke = strokes.findLast(({ start }) => start >= startTime);
      if (name === 'input' && stroke) stroke.frame = duration;
    }
  }).observe({ type: 'event', durationThreshold: 16 });

  window.takeStrokes = () => {
    const taken = strokes.map(({ start, taskEnd, changed, frame }) => ({
      answer: Math.max(taskEnd, changed) - start,
      ownTask: taskEnd - start,
      frame,
    }));
    strokes = [];
    return taken;
  };
}

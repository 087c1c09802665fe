/** Loads the code of the demos, which no page needs before a visitor asks for it. Every call tries again after a failure. */
export function loadDemos() {
  return import(/* webpackChunkName: "demos" */ './demos');
}

/** What `loadDemos` gives. */
export type LoadedDemos = Awaited<ReturnType<typeof loadDemos>>;

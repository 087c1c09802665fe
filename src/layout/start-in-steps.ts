/**
 * What the browser runs first, in place of Gatsby's own entry (src/build/webpack.ts): React, then Gatsby with the
 * site, each evaluated in a task of its own. All in one is the longest that a phone keeps a visitor waiting.
 */
const steps: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'gatsby-entry'),
];

/** Lets the browser do what it has waiting: draw, or answer a press. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function startInSteps(): Promise<void> {
  for (const step of steps) {
    await step();
    await pause();
  }
}

void startInSteps();

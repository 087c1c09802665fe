/** Lets the browser do what it has waiting: draw, or answer a press. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * What the browser runs first, in place of Gatsby's own entry (src/gatsby/webpack.ts): React, then Gatsby with the
 * site, each evaluated in a task of its own. All in one is the longest that a phone keeps a visitor waiting.
 */
async function startInSteps(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ 'gatsby-entry');
}

void startInSteps();

/** How far tests let a page exceed its goals, so that editors have room; `npm run bench` marks what is above a goal. */
export const LEEWAY = 1.5;

/** The most that a page should make a phone fetch, in kB as hosts send it, compressed. */
export const goalsOf = (route: string) => ({
  /** Before the first interaction. */
  all: route === '/' ? 75 : 110,
  html: 30,
  /** From the first interaction on. */
  scripts: 130,
});

/** Tests allow this multiple of a goal, so that editors have room; `npm run bench` marks any figure above a goal. */
export const LEEWAY = 1.5;

/** The most that a phone should fetch for a page, in kB as sent by hosts, compressed. */
export const goalsOf = (route: string) => ({
  /** Before the first interaction; the pages of website templates show a sample site, too. */
  all: route === '/' ? 105 : route.startsWith('/websites/') ? 180 : 110,
  html: 30,
  /** After the first interaction. */
  scripts: 150,
});

/** The event by which gatsby-browser.tsx says that React has taken over a page; the loader of the scripts waits for it. */
export const HYDRATED_EVENT = 'site:hydrated';

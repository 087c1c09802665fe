/** The event by which gatsby-browser.tsx says that React has taken over a page; what repeats early presses waits for it. */
export const HYDRATED_EVENT = 'site:hydrated';

/** The page's main part, where the skip link leads: no heading of an article may have this id. */
export const MAIN_ID = 'main';

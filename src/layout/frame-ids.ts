// The places that the page frame itself takes up: no heading of an article may have one of these ids.

/** The page's main part, where the skip link leads. */
export const MAIN_ID = 'main';

/** The header's menu, which the toggle on a phone controls. */
export const MENU_ID = 'site-menu';

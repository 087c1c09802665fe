import { WIDE_SCREEN } from '../styles/wide-screen';

// Opens menus (`<details data-menu>`) on hover (`data-menu="hover"`), and closes them on Escape, on a click on a link, and
// when a click or the focus is elsewhere. The content of a menu is inside its `<details>` or next to it.

/** The menu that was opened by hovering: it closes when the mouse leaves, unless it was clicked. */
let hovered: HTMLDetailsElement | undefined;
const openMenus = () =>
  document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');
const closeAllBut = (kept?: Element) => {
  for (const menu of openMenus())
    if (!kept || !menu.parentElement?.contains(kept)) {
      menu.open = false;
      if (menu === hovered) hovered = undefined;
    }
};

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (hovered?.open && target.closest('summary')?.parentElement === hovered) {
    event.preventDefault();
    hovered = undefined;
  }
  closeAllBut(target.closest('a') ? undefined : target);
});
// Only visible focus closes menus: pressing the mouse moves the focus too, and a menu that closes before the click could
// shift the element under the mouse.
document.addEventListener('focusin', ({ target }) => {
  if ((target as Element).matches(':focus-visible'))
    closeAllBut(target as Element);
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus())
    if (menu.parentElement?.contains(document.activeElement))
      menu.querySelector('summary')?.focus();
  closeAllBut();
});
addEventListener('popstate', () => closeAllBut());
// These two don't bubble, so their listeners capture.
document.addEventListener(
  'pointerenter',
  ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !matchMedia(WIDE_SCREEN).matches) return;
    if (!(target instanceof HTMLDetailsElement) || target.open) return;
    if (target.dataset['menu'] !== 'hover') return;
    target.open = true;
    hovered = target;
  },
  true,
);
document.addEventListener(
  'pointerleave',
  ({ target }) => {
    if (!hovered || target !== hovered) return;
    hovered.open = false;
    hovered = undefined;
  },
  true,
);

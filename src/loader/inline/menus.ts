import { WIDE_SCREEN } from '../../styles/wide-screen';
import { targetOf } from './dom';

// Opens menus (`<details data-menu>`) on hover (`data-menu="hover"`). Closes them on Escape, when a link in them is
// clicked, and when a click or the focus is outside. A menu's content is inside its `<details>` or beside it.

/** The menu that hovering has opened, and that closes when the mouse leaves unless it was clicked. */
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
  const target = targetOf(event);
  if (hovered?.open && target?.closest('summary')?.parentElement === hovered) {
    event.preventDefault();
    hovered = undefined;
  }
  closeAllBut(target?.closest('a') ? undefined : target);
});
// Only visible focus closes menus. Pressing the mouse also moves the focus, and closing a menu before the click could
// shift the element under the mouse.
document.addEventListener('focusin', (event) => {
  const target = targetOf(event);
  if (target?.matches(':focus-visible')) closeAllBut(target);
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus())
    if (menu.parentElement?.contains(document.activeElement))
      menu.querySelector('summary')?.focus();
  closeAllBut();
});
addEventListener('popstate', () => closeAllBut());
// Back may restore the page as it was left.
addEventListener('pagehide', () => closeAllBut());
// pointerenter and pointerleave don't bubble, so the listeners capture.
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
    // The focus closes the menu when it leaves.
    if (hovered.contains(document.activeElement)) return;
    hovered.open = false;
    hovered = undefined;
  },
  true,
);

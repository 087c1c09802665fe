/**
 * What the header's `<details data-menu>` can't do by themselves: open under a mouse (`data-menu="hover"`), and close on
 * Escape, with a followed link and when the focus or a press goes elsewhere. It stands inline in every head as source
 * text, so it uses nothing from outside itself, and its comments stand here: they would be sent with every page.
 *
 * `wide` is the media query of screens where menus open on hover. `hovered` is the menu that the mouse has opened; it
 * closes when the mouse leaves, but a press on it keeps it open. What belongs to a menu stands inside its `<details>` or
 * right beside it. Only visible focus closes menus: a press moves the focus too, and a menu that closed before its click
 * could move what is pressed. Events of entering and leaving don't bubble, so they are captured.
 */
export function menuScript(wide: string): void {
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
  document.addEventListener(
    'pointerenter',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || !matchMedia(wide).matches) return;
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
}

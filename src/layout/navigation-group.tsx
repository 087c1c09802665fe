import type { PointerEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import { plainList } from '../styles/lists';
import { SiteLink } from '../components/site-link';
import { useDismissal } from './use-dismissal';

interface NavigationGroupProps {
  name: string;
  links: readonly { name: string; href: string }[];
  currentPath: string;
}

/**
 * A name in the header that shows its links: when the mouse is on it, and on a press. It closes on Escape, when the
 * focus or a press goes elsewhere and when a link is followed. A press on what the mouse has opened keeps it open.
 */
export function NavigationGroup({
  name,
  links,
  currentPath,
}: NavigationGroupProps) {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>(
    'closed',
  );
  const listId = useId();
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'closed';
  const close = () => setState('closed');

  useDismissal(isOpen, group, (reason) => {
    // Links that hide would drop the focus.
    if (reason === 'escape' && group.current?.contains(document.activeElement))
      button.current?.focus();
    close();
  });

  return (
    <li
      ref={group}
      css={groupStyle}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !isOpen) setState('hovered');
      }}
      onPointerLeave={() => {
        if (state === 'hovered') close();
      }}
    >
      <button
        ref={button}
        type="button"
        css={buttonStyle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setState(state === 'pressed' ? 'closed' : 'pressed')}
      >
        {name}
        <ChevronDown aria-hidden="true" size="1em" />
      </button>
      <ul id={listId} css={listStyle} data-open={isOpen}>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink
              href={link.href}
              aria-current={link.href === currentPath ? 'page' : undefined}
              onClick={close}
            >
              {link.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

const groupStyle = (theme: Theme) =>
  css({
    position: 'relative',
    // Without scripts the links show where the mouse or the focus is.
    '@media (scripting: none)': {
      '&:hover > ul, &:focus-within > ul': { display: 'block' },
      [theme.media.narrow]: { '> ul': { display: 'block' } },
    },
  });

const buttonStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[1],
    padding: `${theme.space[2]} 0`,
    fontWeight: 500,
    background: 'none',
    border: 0,
    cursor: 'pointer',
  });

const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'none',
    '&[data-open="true"]': { display: 'block' },
    a: {
      display: 'block',
      padding: theme.space[2],
      borderRadius: theme.radius.small,
      color: theme.colour.text,
      textDecoration: 'none',
      '&:hover, &[aria-current]': { background: theme.colour.sunken },
    },
    [theme.media.wide]: {
      position: 'absolute',
      top: '100%',
      left: `calc(-1 * ${theme.space[4]})`,
      minWidth: theme.width.narrow,
      boxShadow: theme.shadow,
      padding: theme.space[3],
      background: theme.colour.surface,
      border: `${theme.line} solid ${theme.colour.line}`,
      borderRadius: theme.radius.medium,
    },
  });

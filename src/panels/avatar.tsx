import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { initials } from './initials';

interface AvatarProps {
  name: string;
}

/** Initials in a circle, beside the name itself: screen readers pass over them. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span aria-hidden="true" css={avatarStyle} data-initials={initials(name)} />
  );
}

const avatarStyle = (theme: Theme) =>
  css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: theme.space[8],
    height: theme.space[8],
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
    color: theme.colour.surface,
    fontSize: theme.text.tiny,
    fontWeight: 600,
    // From an attribute, so that the letters are no text to be found, copied or read out.
    '&::before': { content: 'attr(data-initials)' },
  });

import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface AvatarProps {
  initials: string;
}

/** Initials in a circle, in place of a face. The name stands beside it, so screen readers pass over it. */
export function Avatar({ initials }: AvatarProps) {
  return (
    <span css={avatarStyle} aria-hidden="true">
      {initials}
    </span>
  );
}

const avatarStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.space[10],
    height: theme.space[10],
    borderRadius: theme.radius.round,
    background: theme.tint.soft,
    color: theme.tint.strong,
    fontSize: theme.text.small,
    fontWeight: 700,
  });

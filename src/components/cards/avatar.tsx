import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { tintStyle } from '../../styles/tint';
import { avatarFamily } from './avatar-family';

interface AvatarProps {
  initials: string;
  /** Smaller and filled, for a line of a list. */
  solid?: boolean;
}

/**
 * Initials in a circle, in place of a face. The name stands beside it, so screen readers pass over it. A large one has the
 * colour of its initials; in a line of a list it keeps to the tint of what it stands in.
 */
export function Avatar({ initials, solid = false }: AvatarProps) {
  return (
    <span
      css={
        solid ? solidStyle : [avatarStyle, tintStyle(avatarFamily(initials))]
      }
      aria-hidden="true"
      data-initials={initials}
    />
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
    // From an attribute, so that the letters are no text to be found, copied or read out.
    '&::before': { content: 'attr(data-initials)' },
  });

const solidStyle = (theme: Theme) =>
  css(avatarStyle(theme), {
    width: theme.space[8],
    height: theme.space[8],
    background: theme.tint.strong,
    color: theme.colour.surface,
    fontSize: theme.text.tiny,
  });

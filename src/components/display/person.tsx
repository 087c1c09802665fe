import { css } from '@emotion/react';
import { square } from '../../styles/mixins';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

interface AvatarProps {
  name: string;
  /** Initials, where they are not those of the name. */
  letters?: string;
  /** Smaller, in stronger colours. */
  small?: boolean;
}

/**
 * Initials in a circle, in place of a photograph. Hidden from screen readers, because the name is beside it. Parents may
 * set `--avatar-ground` and `--avatar-colour`.
 */
export function Avatar(props: AvatarProps) {
  const { name, letters = initials(name), small = false } = props;
  return (
    <span
      css={small ? smallStyle : avatarStyle}
      aria-hidden="true"
      data-initials={letters}
    />
  );
}

const avatarStyle = css(square(theme.space[10]), {
  borderRadius: theme.radius.round,
  background: `var(--avatar-ground, ${theme.tint.line})`,
  color: `var(--avatar-colour, ${theme.tint.strong})`,
  fontSize: theme.text.small,
  fontWeight: 700,
  // Generated content, so that the letters can't be searched, copied or read out.
  '&::before': { content: 'attr(data-initials)' },
});

const smallStyle = css(avatarStyle, square(theme.space[8]), {
  background: `var(--avatar-ground, ${theme.tint.strong})`,
  color: `var(--avatar-colour, ${theme.colour.surface})`,
  fontSize: theme.text.tiny,
});

/**
 * The initials of first and last name, or the number in "42 customers". Ignores what follows a comma, such as a place.
 */
export function initials(name: string): string {
  const words = (name.split(',')[0] ?? '').trim().split(/\s+/);
  if (/^\d{1,2}$/.test(words[0] ?? '')) return words[0] ?? '';
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}

interface PersonProps {
  name: string;
  /** Initials, where they are not those of the name. */
  avatar?: string;
  note?: string;
  className?: string;
}

/** A name beside its initials, in small type; the note is below. */
export function Person({ name, avatar, note, className }: PersonProps) {
  return (
    <div css={panelRow} className={className}>
      <Avatar name={name} letters={avatar} small />
      <p css={wordsStyle}>
        <strong>{name}</strong> {note && <span css={noteStyle}>{note}</span>}
      </p>
    </div>
  );
}

const wordsStyle = css({ minWidth: 0 });
const noteStyle = css(panelMeta, { display: 'block' });

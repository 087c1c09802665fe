import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../styles/lists';
import { visuallyHidden } from '../styles/visually-hidden';

interface GroupMenuProps {
  groups: readonly { id: string; title: string; count: number }[];
}

/** Links to the groups that have visible questions; sticky beside them on wide screens. */
export function GroupMenu({ groups }: GroupMenuProps) {
  return (
    <nav aria-label="Groups of questions" css={menuStyle}>
      <ul css={listStyle}>
        {groups
          .filter(({ count }) => count > 0)
          .map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title}
                <span>
                  {count}
                  <span css={visuallyHidden}>
                    {count === 1 ? ' question' : ' questions'}
                  </span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const menuStyle = (theme: Theme) =>
  css({
    [theme.media.wide]: {
      position: 'sticky',
      top: theme.space[24],
      alignSelf: 'start',
    },
  });

const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[2],
    a: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.space[3],
      padding: `${theme.space[2]} ${theme.space[3]}`,
      border: `${theme.line} solid ${theme.colour.line}`,
      borderRadius: theme.radius.small,
      lineHeight: theme.leading.snug,
      color: theme.colour.text,
      textDecoration: 'none',
      '&:hover': { background: theme.colour.sunken },
      '> span': { color: theme.colour.textMuted },
    },
    [theme.media.wide]: {
      display: 'grid',
      gap: theme.space[1],
      // The text is aligned with the column; the box around it overhangs.
      marginInline: `calc(-1 * ${theme.space[3]})`,
      a: { borderColor: 'transparent' },
      // Marks the current group, in browsers that support it.
      scrollTargetGroup: 'auto',
      'a:target-current': {
        background: theme.colour.sunken,
        fontWeight: 600,
      },
    },
  });

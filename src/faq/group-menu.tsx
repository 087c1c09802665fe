import { css } from '@emotion/react';
import { chipStyle } from '../components/controls/toggle-chip';
import { wrappingRow } from '../styles/lists';
import { theme } from '../styles/theme';
import { visuallyHidden } from '../styles/mixins';

interface GroupMenuProps {
  groups: readonly { id: string; title: string; count: number }[];
}

/** Links to the groups that have visible questions. */
export function GroupMenu({ groups }: GroupMenuProps) {
  return (
    <nav aria-label="Groups of questions">
      <ul css={rowStyle}>
        {groups
          .filter(({ count }) => count > 0)
          .map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`} css={linkStyle}>
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

const rowStyle = css(wrappingRow, { gap: theme.space[2] });

const linkStyle = css(chipStyle, {
  display: 'flex',
  gap: theme.space[2],
  paddingInline: theme.space[3],
  color: theme.colour.text,
  textDecoration: 'none',
  '> span': { color: theme.colour.textMuted },
});

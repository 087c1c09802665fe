import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { MiniPanel } from '../panels/mini/mini-panel';
import { plainList } from '../styles/lists';
import { theme } from '../styles/theme';

interface MiniRowProps {
  items: readonly {
    id: string;
    mini: Record<string, unknown> | null | undefined;
    words: ReactNode;
  }[];
  className?: string;
}

/** Parts of a product's interface side by side on one line, the words of each below it. */
export function MiniRow({ items, ...rest }: MiniRowProps) {
  return (
    <ul css={rowStyle} data-columns={items.length} {...rest}>
      {items.map(({ id, mini, words }) => (
        <li key={id}>
          {mini && <MiniPanel mini={mini} />}
          <div>{words}</div>
        </li>
      ))}
    </ul>
  );
}

const rowStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  marginBottom: theme.space[8],
  lineHeight: theme.leading.snug,
  '> li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    rowGap: 0,
  },
  '> li > [data-mini]': {
    marginInline: theme.space[4],
    // No shadow falls below the line.
    clipPath: `inset(-100vh -100vw 0)`,
    borderBottom: 0,
    borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  },
  '> li > :last-child': {
    alignSelf: 'start',
    paddingTop: theme.space[4],
    borderTop: `${theme.thick} solid ${theme.tint.strong}`,
    '> p': { margin: 0 },
  },
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The line continues between them.
    '> li:not(:last-of-type) > :last-child': {
      marginRight: `calc(-1 * ${theme.space[6]})`,
      paddingRight: theme.space[6],
    },
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&[data-columns="3"]': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '[data-mini]': { zoom: 1.2 },
    },
  },
});

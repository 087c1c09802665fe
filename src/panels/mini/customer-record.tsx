import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import { metaStyle } from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Person } from '../parts/person';
import type { MiniOf } from './mini-of';

/** A customer's history, the oldest first, along a line. */
export function CustomerRecord({ title, text, entries }: MiniOf<'record'>) {
  return (
    <>
      <Person name={title} note={text} />
      <ol css={entriesStyle}>
        {entries.map((entry) => (
          <li key={entry.time}>
            <span css={dotStyle}>
              <Icon name={entry.icon} />
            </span>
            <p>
              <strong>{entry.title}</strong>
              <span css={metaStyle}>{entry.text}</span>
            </p>
            <span css={metaStyle}>{entry.time}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const entriesStyle = css(plainList, {
  li: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.space[2],
    alignItems: 'baseline',
    paddingBlock: theme.space[2],
  },
  // From one entry to the next.
  'li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: theme.space[5],
    bottom: `calc(-1 * ${theme.space[5]})`,
    left: theme.space[4],
    borderLeft: `${theme.line} solid ${theme.tint.line}`,
  },
  'p > *': { display: 'block' },
});

const dotStyle = css({
  position: 'relative',
  alignSelf: 'start',
  ...square(theme.space[8]),
  borderRadius: theme.radius.round,
  background: theme.tint.soft,
  fontSize: theme.text.tiny,
  color: theme.tint.strong,
});

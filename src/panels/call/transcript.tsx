import { css } from '@emotion/react';
import { metaStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface TranscriptProps {
  lines: PanelOf<'call'>['dialogue'];
}

/** What has been said, the last line marked: it is being said. */
export function Transcript({ lines }: TranscriptProps) {
  return (
    <ol css={listStyle}>
      {lines.map(({ speaker, text, time }) => (
        <li key={text}>
          <p data-speaker={speaker}>
            <strong>{speaker === 'customer' ? 'Caller' : 'Assistant'}</strong>{' '}
            <span css={metaStyle}>{time}</span>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

const listStyle = css(plainList, {
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: theme.space[1],
  paddingTop: theme.space[3],
  li: {
    display: 'grid',
    gap: `0 ${theme.space[3]}`,
    padding: `${theme.space[1]} ${theme.space[4]}`,
    [theme.container.medium]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  },
  // On a phone only the end.
  [theme.media.phone]: {
    'li:nth-last-of-type(n + 4)': { display: 'none' },
  },
  'li:last-of-type': {
    paddingBlock: theme.space[3],
    background: theme.colour.sunken,
    boxShadow: `inset ${theme.thick} 0 ${theme.tint.strong}`,
  },
  '[data-speaker="business"] strong': { color: theme.tint.strong },
  '[data-speaker] span': {
    [theme.container.medium]: { display: 'block' },
  },
});

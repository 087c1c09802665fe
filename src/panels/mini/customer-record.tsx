import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { plainList } from '../../styles/lists';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { drawnButtonStyle } from '../parts/drawn-controls';
import { Facts } from '../parts/facts';
import { Person } from '../parts/person';
import type { MiniOf } from '../../content/schemas/panels/mini-panel';

/** A customer's figures, history (oldest first) and the message to answer. */
export function CustomerRecord(props: MiniOf<'record'>) {
  const { title, text, facts, entries, message } = props;
  return (
    <>
      <div css={headStyle}>
        <Person name={title} note={text} />
        <Facts facts={facts} layout="columns" />
      </div>
      <ol css={entriesStyle}>
        {entries.map((entry, index) => (
          <li key={index}>
            <span css={dotStyle}>
              <Icon name={entry.icon} />
            </span>
            <p>
              <strong>{entry.title}</strong>
              <span css={panelMeta}>{entry.text}</span>
            </p>
            <span css={panelMeta}>{entry.time}</span>
          </li>
        ))}
      </ol>
      <div css={footStyle}>
        <p>
          <strong>{message.title}</strong>
          <span css={panelMeta}>{message.text}</span>
        </p>
        <span css={drawnButtonStyle}>Reply</span>
      </div>
    </>
  );
}

const bandStyle = css({
  margin: `calc(-1 * ${theme.space[4]})`,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  background: theme.tint.soft,
});

const headStyle = css(bandStyle, {
  marginBottom: 0,
  borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  '> dl': { marginTop: theme.space[2] },
});

const footStyle = css(bandStyle, panelRow, {
  marginTop: theme.space[3],
  borderRadius: `0 0 ${theme.radius.medium} ${theme.radius.medium}`,
  p: { flex: 1 },
  'p > *': { display: 'block' },
});

/** Fills the card's height; a line connects the icons. */
const entriesStyle = css(plainList, {
  display: 'grid',
  flex: 1,
  alignContent: 'space-between',
  gap: theme.space[2],
  background: `linear-gradient(${theme.colour.control} 0 0) ${theme.space[4]} 0 / ${theme.line} calc(100% - ${theme.space[8]}) no-repeat`,
  li: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.space[2],
    alignItems: 'baseline',
  },
  'p > *': { display: 'block' },
});

const dotStyle = css({
  alignSelf: 'start',
  ...square(theme.space[8]),
  borderRadius: theme.radius.round,
  background: theme.tint.soft,
  fontSize: theme.text.tiny,
  color: theme.tint.strong,
});

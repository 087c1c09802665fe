import { css } from '@emotion/react';
import { Icon } from '../../components/display/icon';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { drawnButtonStyle } from '../parts/drawn-parts';
import { Facts } from '../parts/facts';
import { Person } from '../parts/person';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';

/** A part of a customer's record: its head, entries (oldest first) or the message to answer. */
export function CustomerRecord(props: MiniPanelOf<'record'>) {
  const { person, entries, message } = props;
  return (
    <>
      {person && (
        <div css={bandStyle}>
          <Person {...person} />
          <Facts facts={person.facts} />
        </div>
      )}
      <ol css={entriesStyle}>
        {entries.map(({ icon, title, text, time }) => (
          <li key={title}>
            <span css={timeStyle}>{time}</span>
            <Icon name={icon} />
            <strong>{title}</strong>
            <span css={textStyle}>{text}</span>
          </li>
        ))}
      </ol>
      {message && (
        <div css={footStyle}>
          <p>
            <strong>{message.title}</strong>
            <span css={panelMeta}>{message.text}</span>
          </p>
          <span css={drawnButtonStyle}>Reply</span>
        </div>
      )}
    </>
  );
}

const bandStyle = css(panelRow, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[8],
  padding: `${theme.space[4]} ${theme.space[5]}`,
  fontSize: theme.text.body,
  dl: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space[8] },
  'dl > div': { display: 'block', padding: 0, border: 0 },
  'dl dd': { textAlign: 'left' },
});

/** What to do next, in the colour of the jobs to ring (pipeline-panel.tsx). */
const footStyle = css(bandStyle, {
  background: theme.colour.highlight,
  'p > *': { display: 'block' },
  strong: { fontSize: theme.text.title3 },
});

const entriesStyle = css(plainList, {
  li: {
    display: 'grid',
    gridTemplate: `'icon title time' 'icon text text' / auto minmax(0, 1fr) auto`,
    gap: `0 ${theme.space[3]}`,
    padding: `${theme.space[3]} ${theme.space[5]}`,
    [theme.media.wide]: {
      gridTemplate: `'time icon title text' / 5.5rem auto minmax(0, 1fr) minmax(0, 1fr)`,
      alignItems: 'baseline',
      fontSize: theme.text.body,
      span: { fontSize: theme.text.small },
    },
  },
  'li + li': { borderTop: theme.rule },
  svg: { gridArea: 'icon', alignSelf: 'center', color: theme.tint.strong },
  strong: { gridArea: 'title' },
});

const timeStyle = css(panelMeta, { gridArea: 'time' });
const textStyle = css(panelMeta, { gridArea: 'text' });

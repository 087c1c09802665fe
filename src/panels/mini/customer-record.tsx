import { css } from '@emotion/react';
import { Icon } from '../../components/display/icon';
import { Person } from '../../components/display/person';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { plainList } from '../../styles/mixins';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { drawnButtonStyle } from '../parts/drawn-parts';
import { Facts } from '../parts/facts';

/** A part of a customer's record: its head, entries (oldest first) or the message to answer. */
export function CustomerRecord(props: MiniPanelOf<'record'>) {
  const { person, entries, message } = props;
  return (
    <>
      {person && (
        <div css={bandStyle}>
          <Person {...person} />
          <Facts facts={person.facts} look="inline" />
        </div>
      )}
      <ol css={plainList}>
        {entries.map(({ icon, title, text, time }) => (
          <li key={title} css={entryStyle}>
            <span css={timeStyle}>{time}</span>
            <Icon name={icon} />
            <strong css={titleStyle}>{title}</strong>
            <span css={textStyle}>{text}</span>
          </li>
        ))}
      </ol>
      {message && (
        <div css={footStyle}>
          <p>
            <strong css={messageStyle}>{message.title}</strong>
            <span css={messageNoteStyle}>{message.text}</span>
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
});

/** What to do next, in the colour of the jobs to ring (pipeline-panel.tsx). */
const footStyle = css(bandStyle, { background: theme.colour.highlight });

const messageStyle = css({ display: 'block', fontSize: theme.text.title3 });
const messageNoteStyle = css(panelMeta, { display: 'block' });

const entryStyle = css({
  display: 'grid',
  gridTemplate: `'icon title time' 'icon text text' / auto minmax(0, 1fr) auto`,
  gap: `0 ${theme.space[3]}`,
  padding: `${theme.space[3]} ${theme.space[5]}`,
  '& + &': { borderTop: theme.rule },
  svg: { gridArea: 'icon', alignSelf: 'center', color: theme.tint.strong },
  [theme.media.wide]: {
    gridTemplate: `'time icon title text' / 5.5rem auto minmax(0, 1fr) minmax(0, 1fr)`,
    alignItems: 'baseline',
    fontSize: theme.text.body,
  },
});

const titleStyle = css({ gridArea: 'title' });

const metaStyle = css(panelMeta, {
  [theme.media.wide]: { fontSize: theme.text.small },
});

const timeStyle = css(metaStyle, { gridArea: 'time' });
const textStyle = css(metaStyle, { gridArea: 'text' });

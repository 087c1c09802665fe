import type { CSSProperties } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { plainList, wrappingRow } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment DemoMinutesFields on BookDemoIncludes {
    title
    text
    minutes
    legend {
      talk
      show
      live
    }
    longer
    items {
      minute
      kind
      title
      text
    }
  }
`;

/** The agenda of a demo, drawn to scale: a block for each minute, on narrow screens from the top down. */
export function DemoMinutes(includes: Queries.DemoMinutesFieldsFragment) {
  const { title, text, minutes, legend, longer, items } = includes;
  const parts = items.map((item, index) => {
    const end = items[index + 1]?.minute ?? minutes;
    const style = { '--minutes': end - item.minute } as CSSProperties;
    return { ...item, end, style };
  });
  return (
    <Section title={title} text={text} note={longer} wideHead>
      <ul css={legendStyle}>
        {KINDS.map((kind) => (
          <li key={kind} data-kind={kind}>
            {legend[kind]}
          </li>
        ))}
      </ul>
      <ol css={lineStyle}>
        {parts.map((part) => (
          <li key={part.title} style={part.style} data-kind={part.kind}>
            <p css={timeStyle}>
              {part.minute}–{part.end} <small>min</small>
            </p>
            <h3>{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const KINDS = ['talk', 'show', 'live'] as const;

/** The colour of a block, by what happens in that minute. */
const blocksStyle = css({
  '[data-kind="talk"]': { '--block': theme.colour.action },
  '[data-kind="show"]': { '--block': theme.colour.accent },
  '[data-kind="live"]': { '--block': theme.colour.brand },
});

const legendStyle = css(wrappingRow, blocksStyle, {
  gap: `${theme.space[1]} ${theme.space[6]}`,
  marginBottom: theme.space[6],
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  'li::before': {
    content: '""',
    display: 'inline-block',
    width: theme.space[4],
    height: theme.space[4],
    marginRight: theme.space[2],
    verticalAlign: '-0.15em',
    background: 'var(--block)',
  },
});

const MINUTE = 'calc(100% / var(--minutes))';

const lineStyle = css(plainList, blocksStyle, {
  li: {
    '--towards': 'bottom',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    alignItems: 'baseline',
    columnGap: theme.space[3],
    minHeight: `calc(var(--minutes) * ${theme.space[6]})`,
    padding: `0 0 ${theme.space[3]} ${theme.space[10]}`,
    lineHeight: theme.leading.snug,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `0 auto ${theme.space[2]} 0`,
      width: theme.space[5],
      background: `repeating-linear-gradient(to var(--towards), var(--block) 0 calc(${MINUTE} - 2 * ${theme.line}), transparent 0 ${MINUTE})`,
    },
  },
  h3: { marginBottom: theme.space[1], fontSize: theme.text.title4 },
  p: { margin: 0 },
  'h3 + p': { gridColumn: '1 / -1' },
  [theme.media.wide]: {
    display: 'flex',
    columnGap: theme.space[2],
    li: {
      '--towards': 'right',
      flex: 'var(--minutes)',
      display: 'block',
      minWidth: 0,
      padding: `${theme.space[12]} ${theme.space[3]} 0 0`,
      '&::before': { inset: '0 0 auto', width: 'auto', height: theme.space[8] },
    },
  },
});

const timeStyle = css({
  ...largeType(theme.text.titleText, '-0.02em'),
  whiteSpace: 'nowrap',
  small: { fontSize: theme.text.tiny, letterSpacing: 0 },
});

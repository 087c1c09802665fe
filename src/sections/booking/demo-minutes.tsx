import type { CSSProperties } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { keyOf } from '../../content/from-graphql';
import { Section } from '../../components/text/section';
import { plainList } from '../../styles/lists';
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

/** The agenda of a demo, drawn to scale: a labelled block for each minute, on narrow screens from the top down. */
export function DemoMinutes(includes: Queries.DemoMinutesFieldsFragment) {
  const { title, text, minutes, legend, longer, items } = includes;
  const parts = items.map((item, index) => {
    const end = items[index + 1]?.minute ?? minutes;
    const style = { '--minutes': end - item.minute } as CSSProperties;
    return { ...item, end, style };
  });
  return (
    <Section title={title} text={text} note={longer} wideHead>
      <ol css={lineStyle}>
        {parts.map((part) => (
          <li key={part.title} style={part.style} data-kind={part.kind}>
            <p css={kindStyle}>{legend[keyOf(legend, part.kind)]}</p>
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

/** The colour of a block, by what happens in that minute. */
const blocksStyle = css({
  '[data-kind="talk"]': { '--block': theme.colour.action },
  '[data-kind="show"]': { '--block': theme.colour.accent },
  '[data-kind="live"]': { '--block': theme.colour.brand },
});

const lineStyle = css(plainList, blocksStyle, {
  li: {
    '--minute': theme.space[6],
    '--towards': 'bottom',
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'baseline',
    columnGap: theme.space[3],
    minHeight: 'calc(var(--minutes) * var(--minute))',
    padding: `0 0 ${theme.space[5]} ${theme.space[10]}`,
    lineHeight: theme.leading.snug,
    // As long as its minutes, even beside a longer text.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 auto auto 0',
      width: theme.space[5],
      height: 'calc(var(--minutes) * var(--minute))',
      background: `repeating-linear-gradient(to var(--towards), var(--block) 0 calc(var(--minute) - 2 * ${theme.line}), transparent 0 var(--minute))`,
    },
  },
  'h3, p': { margin: 0 },
  h3: { flex: 'auto', fontSize: theme.text.title4 },
  'h3 + p': { flexBasis: '100%', order: 2, marginTop: theme.space[2] },
  [theme.media.wide]: {
    display: 'flex',
    columnGap: theme.space[2],
    li: {
      '--minute': 'calc(100% / var(--minutes))',
      '--towards': 'right',
      flex: 'var(--minutes)',
      display: 'block',
      minWidth: 0,
      padding: `0 ${theme.space[3]} 0 0`,
      '&::before': {
        inset: `${theme.space[6]} 0 auto`,
        width: 'auto',
        height: theme.space[8],
      },
    },
  },
});

const kindStyle = css({
  order: 1,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  // Leaves room for the block, which is between this label and the time.
  [theme.media.wide]: { paddingBottom: theme.space[12], whiteSpace: 'nowrap' },
});

const timeStyle = css({
  ...largeType(theme.text.titleText, '-0.02em'),
  whiteSpace: 'nowrap',
  [theme.media.wide]: { '&&': { marginBottom: theme.space[2] } },
  small: { fontSize: theme.text.tiny, letterSpacing: 0 },
});

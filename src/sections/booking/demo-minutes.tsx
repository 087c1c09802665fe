import type { CSSProperties } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment DemoMinutesFields on BookDemoIncludes {
    title
    text
    minutes
    items {
      minute
      live
      title
      text
    }
  }
`;

/** The agenda of a demo, to scale: one block per minute, vertical on narrow screens. */
export function DemoMinutes(includes: Queries.DemoMinutesFieldsFragment) {
  const { title, text, minutes, items } = includes;
  const parts = items.map((item, index) => {
    const end = items[index + 1]?.minute ?? minutes;
    const style = {
      '--minutes': end - item.minute,
      '--block': item.live ? theme.colour.brand : theme.colour.accent,
    } as CSSProperties;
    return { ...item, end, style };
  });
  return (
    <Section title={title} text={text} wideHead>
      <ol css={lineStyle}>
        {parts.map((part) => (
          <li key={part.title} style={part.style}>
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

const MINUTE = 'calc(100% / var(--minutes))';

const lineStyle = css(plainList, {
  '--angle': '180deg',
  li: {
    position: 'relative',
    minHeight: `calc(var(--minutes) * ${theme.space[6]})`,
    padding: `0 0 ${theme.space[4]} ${theme.space[12]}`,
    lineHeight: theme.leading.snug,
    // The minutes as a row of blocks.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: theme.space[6],
      background: `repeating-linear-gradient(var(--angle), var(--block) 0 calc(${MINUTE} - 2 * ${theme.line}), transparent 0 ${MINUTE})`,
    },
  },
  h3: { marginBottom: theme.space[1], fontSize: theme.text.title4 },
  p: { margin: 0 },
  [theme.media.wide]: {
    '--angle': '90deg',
    display: 'flex',
    columnGap: theme.space[2],
    li: {
      flex: 'var(--minutes)',
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

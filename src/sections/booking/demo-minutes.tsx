import type { CSSProperties } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
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
      title
      text
    }
  }
`;

/** The agenda of a demo, drawn to scale: a block for each minute, in one line on wide screens. */
export function DemoMinutes(includes: Queries.DemoMinutesFieldsFragment) {
  const { title, text, minutes, items } = includes;
  const parts = items.map((item, index) => {
    const end = items[index + 1]?.minute ?? minutes;
    const style = { '--minutes': end - item.minute } as CSSProperties;
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

const lineStyle = css(plainList, columns({ medium: '1fr 1fr' }), {
  gap: theme.space[8],
  [theme.media.phone]: { gap: theme.space[5] },
  [theme.media.wide]: { display: 'flex', columnGap: theme.space[2] },
  li: {
    flex: 'var(--minutes)',
    minWidth: 0,
    lineHeight: theme.leading.snug,
    h3: { marginBottom: theme.space[1], fontSize: theme.text.title4 },
    p: { margin: 0 },
    'h3, h3 + p': { paddingRight: theme.space[3] },
  },
});

/** The time of a part over its minutes. */
const timeStyle = css({
  ...largeType(theme.text.titleText, '-0.02em'),
  whiteSpace: 'nowrap',
  small: { fontSize: theme.text.tiny, letterSpacing: 0 },
  '&::after': {
    content: '""',
    display: 'block',
    width: `calc(var(--minutes) * ${theme.space[5]})`,
    height: theme.space[5],
    marginBlock: `${theme.space[2]} ${theme.space[4]}`,
    background: `repeating-linear-gradient(90deg, ${theme.colour.accent} 0 calc(${MINUTE} - 2 * ${theme.line}), transparent 0 ${MINUTE})`,
    [theme.media.wide]: { width: '100%', height: theme.space[8] },
  },
});

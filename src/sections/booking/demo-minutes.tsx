import type { CSSProperties } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { keyOf } from '../../content/from-graphql';
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

/** The agenda of a demo as a calendar shows it: each part as high as it is long, and the minutes of each kind. */
export function DemoMinutes(includes: Queries.DemoMinutesFieldsFragment) {
  const { title, text, minutes, legend, longer, items } = includes;
  const parts = items.map((item, index) => {
    const end = items[index + 1]?.minute ?? minutes;
    return { ...item, end, length: end - item.minute };
  });
  const agenda = (
    <ol css={agendaStyle}>
      {parts.map((part) => (
        <li
          key={part.title}
          style={{ '--minutes': part.length } as CSSProperties}
          data-kind={part.kind}
        >
          <p>
            <strong>{`${part.minute}–${part.end}`}</strong> min{' '}
            <small>{legend[keyOf(legend, part.kind)]}</small>
          </p>
          <div>
            <h3>{part.title}</h3>
            <p>{part.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
  return (
    <Section
      title={title}
      text={text}
      note={longer}
      columnStyle={columnStyle}
      aside={agenda}
    >
      <dl css={sumsStyle}>
        {Object.entries(legend).map(([kind, label]) => (
          <div key={kind} data-kind={kind}>
            <dt>{label}</dt>
            <dd>
              {parts
                .filter((part) => part.kind === kind)
                .reduce((sum, { length }) => sum + length, 0)}
              <small> min</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A part's colour shows what happens in it. */
const columnStyle = css(columns({ wide: '4fr 7fr' }), {
  gap: `${theme.space[6]} ${theme.space[16]}`,
  alignItems: 'start',
  '[data-kind="talk"]': { '--kind': theme.colour.action },
  '[data-kind="show"]': { '--kind': theme.colour.accent },
  '[data-kind="live"]': { '--kind': theme.colour.success },
});

const agendaStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[1],
  borderRadius: theme.radius.large,
  overflow: 'hidden',
  lineHeight: theme.leading.snug,
  li: css(columns({ medium: '1fr 4fr' }), {
    alignContent: 'start',
    alignItems: 'baseline',
    gap: `${theme.space[1]} ${theme.space[3]}`,
    minHeight: 'calc(var(--minutes) * 1.5rem)',
    padding: `${theme.space[3]} ${theme.space[4]} ${theme.space[3]} ${theme.space[8]}`,
    // A ruler in the part's colour, with a mark for each minute.
    background: `repeating-linear-gradient(${theme.colour.surface} 0 ${theme.line}, transparent ${theme.line} calc(100% / var(--minutes))) 0 / ${theme.space[4]} no-repeat, linear-gradient(var(--kind) 0 0) 0 / ${theme.space[4]} no-repeat, color-mix(in oklab, var(--kind) 18%, ${theme.colour.surface})`,
  }),
  p: { margin: 0 },
  h3: { marginBottom: theme.space[1] },
  strong: largeType(theme.text.titleText, '-0.02em'),
  small: { marginLeft: theme.space[2], color: 'inherit' },
  [theme.media.medium]: { small: { display: 'block', margin: 0 } },
});

/** Side by side on phones, so that the agenda starts higher. */
const sumsStyle = css(columns({ all: '1fr 1fr 1fr', wide: '1fr' }), {
  gap: theme.space[3],
  margin: 0,
  div: {
    display: 'flex',
    flexDirection: 'column',
    paddingLeft: theme.space[3],
    borderLeft: `${theme.space[2]} solid var(--kind)`,
  },
  dt: { lineHeight: theme.leading.snug },
  dd: { order: -1, margin: 0, ...largeType(theme.text.figure, '-0.03em') },
  small: { color: 'inherit', letterSpacing: 0 },
  [theme.media.wide]: {
    gap: theme.space[6],
    dd: { fontSize: theme.text.display },
  },
});

import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Section, SectionNote } from '../../components/text/section';
import { keyOf } from '../../content/tables';
import { columns, largeType, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment DemoAgendaFields on DemoAgenda {
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

/** The agenda of a demo as a ruler: each part is as long as its minutes, in the colour of what happens in it. */
export function DemoAgenda(agenda: Queries.DemoAgendaFieldsFragment) {
  const { title, text, minutes, legend, longer, items } = agenda;
  return (
    <Section title={title} text={text}>
      <ol css={rulerStyle} style={{ '--total': minutes }}>
        {items.map(({ minute, kind, ...item }, index) => {
          const end = items[index + 1]?.minute ?? minutes;
          const style = { '--start': minute, '--length': end - minute };
          return (
            <li key={minute} style={style} data-kind={kind}>
              <p>
                <strong>{`${minute}–${end}`}</strong> min{' '}
                <span>{legend[keyOf(legend, kind)]}</span>
              </p>
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <SectionNote>{longer}</SectionNote>
    </Section>
  );
}

/**
 * On phones each part has a ruler of its own. On tablets one ruler wraps between parts: it is 170 % as long as a row, so
 * that a row has room for 100/170 of the minutes.
 */
const rulerStyle = css(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: theme.space[8],
  lineHeight: theme.leading.snug,
  '[data-kind="talk"]': { '--kind': theme.colour.action },
  '[data-kind="show"]': { '--kind': theme.colour.brandCoral },
  '[data-kind="live"]': { '--kind': theme.colour.success },
  '[data-kind="live"] span': { color: theme.colour.page },
  li: css(columns('1fr 2fr'), {
    flexBasis: '100%',
    alignItems: 'baseline',
    gap: theme.space[3],
    paddingTop: theme.space[5],
    position: 'relative',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: theme.space[2],
    },
    // The whole ruler, and the part on it.
    '&::before': { background: theme.colour.line },
    '&::after': {
      left: 'calc(100% * var(--start) / var(--total))',
      width: 'calc(100% * var(--length) / var(--total))',
      background: 'var(--kind)',
    },
  }),
  p: { margin: 0 },
  h3: { marginBottom: theme.space[1], fontSize: theme.text.title4 },
  strong: largeType(theme.text.title2Small, 'title'),
  span: {
    display: 'block',
    width: 'fit-content',
    padding: `0 ${theme.space[2]}`,
    background: 'var(--kind)',
    fontWeight: 600,
    color: theme.colour.onAction,
  },
  [theme.media.medium]: {
    li: {
      flex: 'var(--length) 0 calc(170% * var(--length) / var(--total))',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      padding: `${theme.space[20]} ${theme.space[4]} 0 0`,
      '&::before': {
        height: theme.space[16],
        borderRight: `${theme.stroke.medium} solid ${theme.colour.page}`,
        background: 'var(--kind)',
      },
      // A mark for each minute.
      '&::after': {
        inset: `${theme.space[10]} 0 auto`,
        width: 'auto',
        height: theme.space[6],
        background: `repeating-linear-gradient(-90deg, ${theme.colour.page} 0 ${theme.stroke.medium}, transparent ${theme.stroke.medium} calc(100% / var(--length)))`,
      },
    },
    span: { position: 'absolute', top: theme.space[2] },
  },
  [theme.media.spacious]: {
    flexWrap: 'nowrap',
    li: { flex: 'var(--length)' },
  },
});

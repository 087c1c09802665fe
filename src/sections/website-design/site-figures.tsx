import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { SiteLink } from '../../components/actions/site-link';
import { Section } from '../../components/text/section';
import { largeType } from '../../styles/large-type';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment SiteFiguresFields on SiteFigures {
    title
    text
    measuredOn
    day(formatString: "D MMMM YYYY")
    items {
      value
      label
      check {
        ...ActionFields
      }
    }
  }
`;

/** Figures of this site, each with where to check it. */
export function SiteFigures(figures: Queries.SiteFiguresFieldsFragment) {
  return (
    <Section title={figures.title} text={figures.text} wideHead>
      <dl css={listStyle}>
        {figures.items.map(({ value, label, check }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <SiteLink href={check.href}>{check.label}</SiteLink>
            </dd>
          </div>
        ))}
      </dl>
      <small>
        {figures.measuredOn} {figures.day}
      </small>
    </Section>
  );
}

/** Rows, the figure at their left; columns where there is room for all of them, the figure at their top. */
const listStyle = css({
  display: 'grid',
  margin: `0 0 ${theme.space[4]}`,
  lineHeight: theme.leading.snug,
  '> div': {
    display: 'grid',
    gridTemplateColumns: `${theme.space[24]} minmax(0, 1fr)`,
    alignContent: 'start',
    columnGap: theme.space[4],
    rowGap: theme.space[1],
    paddingBlock: theme.space[2],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  dd: { margin: 0, fontSize: theme.text.small, gridColumn: 2 },
  'dt + dd': {
    gridArea: '1 / 1 / 3',
    ...largeType(theme.text.title2, '-0.03em'),
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
    gridAutoFlow: 'column',
    gap: theme.space[6],
    '> div': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      paddingTop: theme.space[4],
    },
    'dt, dd': { gridColumn: 1 },
    'dt + dd': { gridArea: '1 / 1' },
    dt: { gridRow: 2 },
  },
});

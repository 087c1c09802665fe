import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { SiteLink } from '../../components/actions/links';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
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

const FIFTHS = '1fr 1fr 1fr 1fr 1fr';

/** The figure over its label, the link at the foot. */
const listStyle = css(columns({ all: '1fr 1fr', wide: FIFTHS }), {
  gap: theme.space[6],
  margin: `0 0 ${theme.space[4]}`,
  lineHeight: theme.leading.snug,
  '> div': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[2],
    paddingTop: theme.space[4],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  dt: { flex: 1 },
  dd: { margin: 0, fontSize: theme.text.small },
  'dt + dd': { order: -1, ...largeType(theme.text.title2, '-0.03em') },
});

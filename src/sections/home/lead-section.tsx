import { css } from '@emotion/react';
import { Actions } from '../../components/actions/actions';
import { Section } from '../../components/text/section';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface LeadSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  minis: readonly Record<string, unknown>[] | null;
}

/** Points beside one another, each under the part of the product that shows it. */
export function LeadSection({ content, minis }: LeadSectionProps) {
  const { title, text, points, action } = content;
  return (
    <Section id="sales" tone="sunken" title={title} text={text} wideHead>
      <ul css={rowStyle}>
        {points.map((point, index) => (
          <li key={point}>
            {minis?.[index] && <MiniPanel mini={minis[index]} />}
            <p>{point}</p>
          </li>
        ))}
      </ul>
      {action && <Actions actions={[action]} quiet />}
    </Section>
  );
}

const rowStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[4],
  marginBottom: theme.space[8],
  lineHeight: theme.leading.snug,
  '> li': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    alignItems: 'end',
    rowGap: 0,
  },
  // All panels stand on one line.
  '> li > p': {
    alignSelf: 'start',
    margin: 0,
    paddingTop: theme.space[3],
    borderTop: `${theme.thick} solid ${theme.tint.strong}`,
  },
  [theme.media.phone]: {
    rowGap: theme.space[2],
    fontSize: theme.text.small,
    '[data-mini]': { display: 'none' },
  },
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.space[6],
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
});

import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { Section } from '../../components/text/section';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface LeadSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  minis: readonly Record<string, unknown>[] | null;
}

/** Points side by side on one line, each under the part of the product that shows it. */
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
      {action && <Actions actions={[action]} secondary />}
    </Section>
  );
}

const rowStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  marginBottom: theme.space[8],
  lineHeight: theme.leading.snug,
  '> li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    rowGap: 0,
  },
  '[data-mini]': {
    zoom: 1.15,
    // No shadow falls below the line.
    clipPath: `inset(-100vh -100vw 0)`,
    borderBottom: 0,
    borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  },
  '> li > p': {
    alignSelf: 'start',
    margin: 0,
    paddingTop: theme.space[4],
    borderTop: `${theme.thick} solid ${theme.tint.strong}`,
  },
  [theme.media.phone]: {
    gap: theme.space[3],
    marginBottom: theme.space[6],
    fontSize: theme.text.small,
    '[data-mini]': { paddingBlock: theme.space[2] },
    '> li > p': { paddingTop: theme.space[2] },
  },
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The line continues between them.
    '> li:not(:last-of-type) > p': {
      marginRight: `calc(-1 * ${theme.space[6]})`,
      paddingRight: theme.space[6],
    },
  },
  [theme.media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { Section } from '../../components/text/section';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { noBox } from '../../components/product/product-style';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface LeadSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  /** A notice for each point. */
  minis: readonly Record<string, unknown>[] | null;
}

/** The way of an enquiry: points along one line, each under an example of it. */
export function LeadSection({ content, minis }: LeadSectionProps) {
  const { title, text, points, action } = content;
  return (
    <Section id="sales" tone="sunken" title={title} text={text} wideHead>
      <ol css={stripStyle}>
        {points.map((point, index) => (
          <li key={point}>
            {minis?.[index] && <MiniPanel mini={minis[index]} />}
            <p>{point}</p>
          </li>
        ))}
      </ol>
      {action && <Actions actions={[action]} secondary />}
    </Section>
  );
}

/** The width of an icon, and that of the space beside it. */
const ICON = theme.space[10];
const GAP = theme.space[3];

/** A line leads from each icon to the next, down or to the right; to the last, who wait, it is dashed. */
const stripStyle = css(plainList, columns(), {
  gap: theme.space[5],
  marginBottom: theme.space[6],
  padding: `min(${theme.space[5]}, 5vw)`,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  boxShadow: theme.shadow.medium,
  lineHeight: theme.leading.snug,
  '> li': { position: 'relative' },
  '> li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: ICON,
    bottom: `calc(-1 * ${theme.space[5]})`,
    left: `calc(${ICON} / 2)`,
    border: `0 solid ${theme.tint.strong}`,
    borderLeftWidth: theme.thick,
  },
  '> li:nth-last-of-type(2)::before': { borderStyle: 'dashed' },
  '[data-mini]': noBox,
  strong: largeType(`min(${theme.text.titleText}, 8vw)`, '-0.02em'),
  '> li > p': { margin: `${theme.space[1]} 0 0 calc(${ICON} + ${GAP})` },
  'div > p + p': { marginTop: theme.space[1], color: theme.colour.textMuted },
  // The title is enough of the example.
  [theme.media.phone]: { 'div > p + p': { display: 'none' } },
  [theme.media.spacious]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: theme.space[8],
    padding: theme.space[8],
    '> li:not(:last-of-type)::before': {
      top: `calc(${ICON} / 2)`,
      bottom: 'auto',
      left: ICON,
      right: `calc(-1 * ${theme.space[8]})`,
      borderWidth: `${theme.thick} 0 0`,
    },
    '[data-mini] > div': { flexDirection: 'column' },
    '> li > p': { margin: `${theme.space[4]} 0 0` },
  },
});

import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { Section } from '../../components/text/section';
import { theme } from '../../styles/theme';
import { MiniRow } from '../mini-row';

interface LeadSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  minis: readonly Record<string, unknown>[] | null;
}

/** Points beside one another, each under the part of the product that shows it. */
export function LeadSection({ content, minis }: LeadSectionProps) {
  const { title, text, points, action } = content;
  const items = points.map((point, index) => ({
    id: point,
    mini: minis?.[index],
    words: <p>{point}</p>,
  }));
  return (
    <Section id="sales" tone="sunken" title={title} text={text} wideHead>
      <MiniRow items={items} css={rowStyle} />
      {action && <Actions actions={[action]} quiet />}
    </Section>
  );
}

const rowStyle = css({
  [theme.media.phone]: {
    gap: theme.space[3],
    marginBottom: theme.space[6],
    fontSize: theme.text.small,
    '[data-mini]': { paddingBlock: theme.space[2] },
    '> li > :last-child': { paddingTop: theme.space[2] },
  },
});

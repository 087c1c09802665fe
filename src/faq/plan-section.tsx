import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PlanTable } from '../components/display/plan-table';
import { RichParagraph, RichText } from '../components/text/rich-text';
import { InnerSection } from '../components/text/section';
import { PLANS_ID } from '../content/anchors';
import { columns, leadStyle } from '../styles/mixins';
import { theme } from '../styles/theme';
import { groupStyle } from './support-centre';

export const fragment = graphql`
  fragment PlanFields on Plans {
    table {
      title
      text
      ...PlanTableFields
    }
    notes {
      title
      text
    }
  }
`;

export function PlanSection({ table, notes }: Queries.PlanFieldsFragment) {
  return (
    <InnerSection id={PLANS_ID} title={table.title} css={groupStyle}>
      <RichParagraph css={leadStyle}>{table.text}</RichParagraph>
      <PlanTable {...table} />
      <dl css={notesStyle}>
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText>{text}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </InnerSection>
  );
}

const notesStyle = css(
  columns('1fr', { medium: '1fr 1fr', wide: '1fr 1fr 1fr' }),
  {
    gap: `${theme.space[8]} ${theme.space[12]}`,
    margin: `${theme.space[10]} 0 0`,
    dt: { marginBottom: theme.space[1], fontWeight: 600 },
    dd: { margin: 0, textWrap: 'pretty' },
  },
);

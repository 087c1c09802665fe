import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Disclosure } from '../components/controls/disclosure';
import { ComparisonTable } from '../components/text/comparison-table';
import { RichText } from '../components/text/rich-text';
import { PLANS_ID } from '../content/anchors';
import { Section } from '../components/text/section';
import { columns } from '../styles/columns';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment PlanFields on Plans {
    table {
      title
      text
      ...ComparisonTableFields
    }
    notes {
      title
      text
    }
  }
`;

/** The platform's plans: what each includes, extra charges, and an example of a month. */
export function PlanSection({ table, notes }: Queries.PlanFieldsFragment) {
  return (
    <Section id={PLANS_ID} title={table.title} text={table.text} wideHead>
      <div css={besideStyle}>
        <ComparisonTable {...table} />
        <div>
          {notes.map(({ title, text }, index) => (
            <Disclosure
              key={title}
              title={title}
              group="plan-notes"
              open={index === 0}
            >
              <RichText>{text}</RichText>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The table is narrow enough to be read across, with the notes beside it. */
const besideStyle = css(columns({ wide: '2fr 1fr' }), {
  gap: `${theme.space[4]} ${theme.space[12]}`,
  alignItems: 'start',
  p: { overflowWrap: 'anywhere' },
});

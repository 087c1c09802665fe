import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Actions } from '../../components/actions/actions';
import { PlanTable } from '../../components/display/plan-table';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/mixins';

export const fragment = graphql`
  fragment HomePlansFields on HomePlans {
    title
    text
    action {
      ...ActionFields
    }
  }
`;

interface HomePlansProps extends Queries.HomePlansFieldsFragment {
  table: Queries.PlanTableFieldsFragment;
}

/** The plans, beside what to know about their prices. */
export function HomePlans({ action, table, ...head }: HomePlansProps) {
  return (
    <Section
      {...head}
      columnStyle={columnStyle}
      aside={<PlanTable {...table} />}
    >
      <Actions actions={[action]} secondary />
    </Section>
  );
}

const columnStyle = css(columns('1fr', { wide: '4fr 8fr' }), {
  alignItems: 'start',
});

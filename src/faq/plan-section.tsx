import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PlanTable } from '../components/display/plan-table';
import { NoteList } from '../components/text/note-list';
import { RichParagraph } from '../components/text/rich-text';
import { InnerSection } from '../components/text/section';
import { PLANS_ID } from '../content/anchors';
import { leadStyle } from '../styles/mixins';
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
      ...NoteFields
    }
  }
`;

export function PlanSection({ table, notes }: Queries.PlanFieldsFragment) {
  return (
    <InnerSection id={PLANS_ID} title={table.title} css={groupStyle}>
      <RichParagraph css={leadStyle}>{table.text}</RichParagraph>
      <PlanTable {...table} />
      <div css={notesStyle}>
        <NoteList notes={notes} />
      </div>
    </InnerSection>
  );
}

const notesStyle = css({ marginTop: theme.space[10] });

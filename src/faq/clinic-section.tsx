import { graphql } from 'gatsby';
import { NoteList } from '../components/text/note-list';
import { InnerSection } from '../components/text/section';
import { CLINICS_ID } from '../content/anchors';
import { groupStyle } from './support-centre';

export const fragment = graphql`
  fragment ClinicFields on Clinics {
    title
    notes {
      ...NoteFields
    }
  }
`;

export function ClinicSection(props: Queries.ClinicFieldsFragment) {
  return (
    <InnerSection id={CLINICS_ID} title={props.title} css={groupStyle}>
      <NoteList notes={props.notes} />
    </InnerSection>
  );
}

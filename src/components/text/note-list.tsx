import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { theme } from '../../styles/theme';
import { RichText } from './rich-text';

export const fragment = graphql`
  fragment NoteFields on Note {
    title
    text
  }
`;

/** Terms or conditions, each with its title, in columns. */
export function NoteList(props: {
  notes: readonly Queries.NoteFieldsFragment[];
}) {
  return (
    <dl css={listStyle}>
      {props.notes.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <RichText>{text}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As many columns as fit. */
const listStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: `${theme.space[6]} ${theme.space[10]}`,
  margin: 0,
  dt: { marginBottom: theme.space[1], fontWeight: 600 },
  dd: { margin: 0, lineHeight: theme.leading.snug, textWrap: 'pretty' },
});

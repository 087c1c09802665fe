import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Section } from '../../components/text/section';
import { columns, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { SnippetShowcase } from '../shared/snippets';

export const fragment = graphql`
  fragment AboutStoryFields on AboutStory {
    title
    parts {
      lead
      paragraphs
      colour
      snippet
    }
    people {
      ...AboutPeopleFields
    }
  }
`;

/** The story in parts, side by side: what each looked like, then its sentence and paragraphs. */
export function AboutStory({ title, parts }: Queries.AboutStoryFieldsFragment) {
  return (
    <Section title={title}>
      <div css={partsStyle}>
        {parts.map(({ lead, paragraphs, colour, snippet }) => (
          <div key={lead}>
            <SnippetShowcase snippets={[snippet]} css={tintStyle(colour)} />
            <p css={sentenceStyle}>{lead}</p>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

const sentenceStyle = css(largeType(theme.text.title2Small, 'title'), {
  marginTop: theme.space[6],
  textWrap: 'balance',
});

const partsStyle = css(columns('1fr', { medium: '1fr 1fr' }), {
  gap: theme.space[8],
});

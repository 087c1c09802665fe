import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { asMini } from '../../content/from-graphql';
import { containerStyle } from '../../styles/layout';
import { TitledSection } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { MiniShowcase } from '../mini-showcase';

export const fragment = graphql`
  fragment AboutStoryFields on AboutStory {
    title
    parts {
      lead
      paragraphs
      colour
      mini
    }
    people {
      ...AboutPeopleFields
    }
  }
`;

/** The story in parts, each a large sentence with its paragraphs and, beside them, what it looked like. */
export function AboutStory({ title, parts }: Queries.AboutStoryFieldsFragment) {
  return (
    <TitledSection title={title} css={sectionStyle}>
      {parts.map(({ lead, paragraphs, colour, mini }) => (
        <div key={lead} css={partStyle}>
          <div>
            <p css={leadStyle}>{lead}</p>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <MiniShowcase minis={[asMini(mini)]} css={tintStyle(colour)} />
        </div>
      ))}
    </TitledSection>
  );
}

const sectionStyle = css(containerStyle, {
  paddingBlock: theme.space.section,
  h2: { fontSize: theme.text.title1 },
});

const leadStyle = css(largeType(theme.text.title2, '-0.025em'), {
  textWrap: 'balance',
});

const partStyle = css(columns({ wide: '7fr 5fr' }), {
  gap: `${theme.space[4]} ${theme.space[16]}`,
  marginTop: theme.space[12],
  fontSize: theme.text.reading,
});

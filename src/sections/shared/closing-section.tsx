import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Actions } from '../../components/actions/actions';
import type { Sun } from '../../components/media/landscape';
import { CheckList } from '../../components/text/check-list';
import { RichParagraph } from '../../components/text/rich-text';
import { InnerSection } from '../../components/text/section';
import { largeType, leadStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { LandscapeBand } from './landscape-band';

export const fragment = graphql`
  fragment ClosingFields on Closing {
    title
    text
    actions {
      ...ActionFields
    }
    note
  }
`;

interface ClosingSectionProps {
  id?: string;
  closing: Queries.ClosingFieldsFragment;
  sun?: Sun;
  promises?: readonly string[];
}

/** The call to action at the end of a page: words in the sky above the field, which continues into the footer. */
export function ClosingSection(props: ClosingSectionProps) {
  const { id, closing, sun = 'morning', promises } = props;
  return (
    <LandscapeBand sun={sun}>
      <InnerSection id={id} title={closing.title} css={closingStyle}>
        <RichParagraph css={textStyle}>{closing.text}</RichParagraph>
        {promises && (
          <div css={largeType(theme.text.title2Small)}>
            <CheckList items={promises} />
          </div>
        )}
        <Actions actions={closing.actions} note={closing.note} />
      </InnerSection>
    </LandscapeBand>
  );
}

const closingStyle = css({
  h2: { fontSize: theme.text.titleLong, lineHeight: theme.leading.tight },
});

const textStyle = css(leadStyle, { marginBottom: theme.space[8] });

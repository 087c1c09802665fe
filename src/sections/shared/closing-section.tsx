import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Actions } from '../../components/actions/actions';
import { Picture } from '../../components/media/picture';
import { CheckList } from '../../components/text/check-list';
import { RichParagraph } from '../../components/text/rich-text';
import { InnerSection } from '../../components/text/section';
import { largeType, leadStyle, longTitle } from '../../styles/mixins';
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

  fragment ClosingObjectFields on Cutout {
    image {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [480, 640, 960])
      }
    }
    alt
  }
`;

interface ClosingSectionProps {
  id?: string;
  closing: Queries.ClosingFieldsFragment;
  promises?: readonly string[];
  /** What stands on the field: the logo's lark, or a thing before the rising sun. */
  object?: 'lark' | Queries.ClosingObjectFieldsFragment;
}

/** The call to action at the end of a page: words in the sky above the field, which continues into the footer. */
export function ClosingSection(props: ClosingSectionProps) {
  const { id, closing, promises, object } = props;
  return (
    <LandscapeBand
      art={typeof object === 'object' ? <RisingSun object={object} /> : object}
    >
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

/** A thing on the field before the sun, which throws its shadow towards the visitor. */
function RisingSun({
  object,
}: {
  object: Queries.ClosingObjectFieldsFragment;
}) {
  return (
    <div css={objectStyle}>
      <Picture
        file={object.image}
        alt={object.alt}
        sizes={OBJECT_WIDTH}
        css={pictureStyle}
      />
    </div>
  );
}

const OBJECT_WIDTH = 'min(64vw, 28.75rem)';

/** How far below the horizon the object stands. */
const FOREGROUND = theme.space[6];

const objectStyle = css({
  '--sun-width': 'min(58vw, 26.25rem)',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignSelf: 'end',
  alignItems: 'end',
  // As high as the sun.
  minHeight: 'calc(0.9 * var(--sun-width) + var(--field-height))',
  justifySelf: 'center',
  width: OBJECT_WIDTH,
  marginInline: theme.space[8],
  paddingBottom: `calc(var(--field-height) - ${FOREGROUND})`,
  '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1 },
  // The sun, most of which has risen.
  '&::before': {
    bottom: 'calc(var(--field-height) - 0.1 * var(--sun-width))',
    left: 'calc(50% - var(--sun-width) / 2)',
    width: 'var(--sun-width)',
    aspectRatio: '1',
    borderRadius: '50%',
    clipPath: 'inset(0 0 10%)',
    background: theme.colour.brandCoral,
  },
  // The shadow.
  '&::after': {
    bottom: 0,
    left: '4%',
    width: '92%',
    height: 'var(--field-height)',
    background:
      'radial-gradient(50% 100% at 50% 0, color-mix(in oklab, black 55%, transparent), transparent)',
  },
  [theme.media.forcedColours]: { '&::before, &::after': { content: 'none' } },
});

const pictureStyle = css({
  maxHeight: 'min(27.5rem, 56vw)',
  objectFit: 'contain',
  objectPosition: 'bottom',
  backgroundColor: 'transparent',
});

const closingStyle = css({
  h2: longTitle,
});

const textStyle = css(leadStyle, { marginBottom: theme.space[8] });

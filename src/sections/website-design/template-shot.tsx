import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { BrowserBar } from '../../components/media/browser-bar';
import { Picture } from '../../components/media/picture';
import { largeType } from '../../styles/mixins';
import { gradientBetween } from '../../styles/palette';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment TemplateShotFields on WebsiteTemplate {
    name
    heroFrom
    heroTo
    sample {
      firm
    }
    picture {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [352, 704, 1200])
      }
    }
  }
  fragment PhoneShotFields on WebsiteTemplate {
    phonePicture {
      ...PhonePictureFields
    }
  }
`;

interface TemplateShotProps {
  template: Queries.TemplateShotFieldsFragment;
  sizes: string;
  /** Whether the picture is above the fold. */
  priority?: boolean;
}

/** A template in a browser window, whose bar shows the sample firm; without a picture, its name on its colours. */
export function TemplateShot({
  template: { name, heroFrom, heroTo, sample, picture },
  sizes,
  priority,
}: TemplateShotProps) {
  return (
    <div css={windowStyle}>
      <BrowserBar css={barStyle}>
        <span>{sample.firm}</span>
      </BrowserBar>
      {picture ? (
        <Picture
          file={picture}
          alt=""
          sizes={sizes}
          priority={priority}
          css={shotStyle}
        />
      ) : (
        <p
          css={nameStyle}
          style={{ background: gradientBetween(heroFrom, heroTo) }}
          aria-hidden="true"
        >
          {name}
        </p>
      )}
    </div>
  );
}

interface PhoneShotProps {
  picture: Queries.PictureFieldsFragment;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

export function PhoneShot({ picture, ...rest }: PhoneShotProps) {
  return (
    <div css={phoneStyle}>
      <Picture file={picture} alt="" {...rest} css={screenStyle} />
    </div>
  );
}

/** Rounded in proportion to its size. */
const phoneStyle = css({
  maxWidth: theme.width.card,
  marginInline: 'auto',
  padding: '3%',
  borderRadius: '14% / 7%',
  background: theme.colour.darkGround,
  boxShadow: theme.shadow.medium,
});

const screenStyle = css({
  borderRadius: '12% / 6%',
  aspectRatio: '1 / 1.9',
  objectFit: 'cover',
  objectPosition: 'top',
});

const windowStyle = css({
  width: '100%',
  overflow: 'hidden',
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
});

/** Crops the screenshot, whose last line of text is cut in half. */
const ASPECT = '16 / 9.66';

const shotStyle = css({
  aspectRatio: ASPECT,
  objectFit: 'cover',
  objectPosition: 'top',
});

const barStyle = css({
  '--dot-colour': `color-mix(in oklab, ${theme.colour.control} 50%, transparent)`,
  '--dot-step': theme.space[3],
  gap: theme.space[3],
  padding: `${theme.space[1]} ${theme.space[3]}`,
  background: theme.colour.line,
  span: {
    overflow: 'hidden',
    color: theme.colour.textMuted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const nameStyle = css(largeType(theme.text.title3), {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: ASPECT,
  margin: 0,
  color: theme.colour.onDark,
});

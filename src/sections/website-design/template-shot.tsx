import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { BrowserBar } from '../../components/media/browser-bar';
import { Picture } from '../../components/media/picture';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { gradientStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment TemplateShotFields on WebsiteTemplate {
    name
    heroFrom
    heroTo
    sampleSite {
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
  template: { name, heroFrom, heroTo, sampleSite, picture },
  sizes,
  priority,
}: TemplateShotProps) {
  return (
    <div css={windowStyle}>
      <BrowserBar css={barStyle}>
        <span>{sampleSite?.firm ?? name}</span>
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
          css={[nameStyle, gradientStyle(heroFrom, heroTo)]}
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
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
});

/** Crops the screenshot, whose last line of text is cut in half. */
const shotStyle = css({
  aspectRatio: '16 / 9.66',
  objectFit: 'cover',
  objectPosition: 'top',
});

const barStyle = css({
  '--button-colour': `color-mix(in srgb, ${theme.colour.control} 50%, transparent)`,
  '--step': theme.space[3],
  gap: theme.space[3],
  padding: `${theme.space[1]} ${theme.space[3]}`,
  background: theme.colour.line,
  span: {
    overflow: 'hidden',
    lineHeight: theme.leading.body,
    color: theme.colour.textMuted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const nameStyle = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9.66',
  margin: 0,
  color: theme.colour.onDark,
  ...largeType(theme.text.title3),
});

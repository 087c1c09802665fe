import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { BrowserBar } from '../../components/media/device-frame';
import { Picture } from '../../components/media/picture';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { gradientStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment TemplateShotFields on WebsiteTemplate {
    name
    heroFrom
    heroTo
    preview {
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
      childImageSharp {
        gatsbyImageData(
          width: 240
          breakpoints: [480, 704]
          webpOptions: { quality: 40 }
        )
      }
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
  template: { name, heroFrom, heroTo, preview, picture },
  sizes,
  priority,
}: TemplateShotProps) {
  return (
    <div css={windowStyle}>
      <BrowserBar css={barStyle}>
        <span>{preview?.firm ?? name}</span>
      </BrowserBar>
      {picture ? (
        <Picture file={picture} alt="" sizes={sizes} priority={priority} />
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
  alt: string;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

/** A template on a phone. */
export function PhoneShot(props: PhoneShotProps) {
  return (
    <div css={phoneStyle}>
      <Picture file={props.picture} alt={props.alt} sizes={props.sizes} />
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
  img: {
    display: 'block',
    margin: 0,
    borderRadius: '12% / 6%',
    aspectRatio: '1 / 2',
    objectFit: 'cover',
    objectPosition: 'top',
  },
});

const windowStyle = css({
  width: '100%',
  overflow: 'hidden',
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  // Crops the screenshot, whose last line of text is cut in half.
  img: {
    display: 'block',
    margin: 0,
    borderRadius: 0,
    aspectRatio: '16 / 9.66',
    objectFit: 'cover',
    objectPosition: 'top',
  },
});

const barStyle = css({
  '--step': theme.space[3],
  gap: theme.space[3],
  padding: `${theme.space[1]} ${theme.space[3]}`,
  background: theme.colour.line,
  '&::before': { color: theme.colour.control, opacity: 0.5 },
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

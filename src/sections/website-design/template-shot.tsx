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
    phonePicture {
      ...PictureFields
    }
  }
`;

interface TemplateShotProps {
  template: Queries.TemplateShotFieldsFragment;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

/** A template as a desktop shows it, with its sample firm in the bar, and on phones as a phone does; without pictures, its name on its colours. */
export function TemplateShot({ template, sizes }: TemplateShotProps) {
  const { name, heroFrom, heroTo, preview, picture, phonePicture } = template;
  return (
    <span css={shotStyle}>
      <span css={windowStyle}>
        <BrowserBar css={barStyle}>
          <span>{preview?.firm ?? name}</span>
        </BrowserBar>
        {picture ? (
          <Picture file={picture} alt="" sizes={sizes} />
        ) : (
          <span
            css={[nameStyle, gradientStyle(heroFrom, heroTo)]}
            aria-hidden="true"
          >
            {name}
          </span>
        )}
      </span>
      {phonePicture && (
        <Picture file={phonePicture} alt="" sizes={PHONE_SIZES} />
      )}
    </span>
  );
}

/** From tablets on, only heroes show it. */
const PHONE_SIZES = '(min-width: 48em) 12rem, 45vw';

const shotStyle = css({
  display: 'block',
  width: '100%',
  '> img': {
    display: 'none',
    margin: 0,
    objectFit: 'cover',
    objectPosition: 'top',
    boxShadow: `0 0 0 ${theme.line} ${theme.colour.line}`,
  },
  [theme.media.phone]: {
    '> img': { display: 'block', aspectRatio: '5 / 6' },
    '> span:has(+ img)': { display: 'none' },
  },
});

const windowStyle = css({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  // Without the foot of the screenshot, where a line of text is cut in half.
  img: {
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
  aspectRatio: '16 / 10',
  padding: theme.space[6],
  color: theme.colour.onDark,
  ...largeType(theme.text.title3),
  textAlign: 'center',
});

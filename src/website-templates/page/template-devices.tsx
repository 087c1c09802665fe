import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { BrowserBar } from '../../components/media/browser-bar';
import { Picture } from '../../components/media/picture';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment TemplateDevicesFields on WebsiteTemplate {
    name
    picture {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [704, 1200])
      }
    }
    phonePicture {
      ...PhonePictureFields
    }
  }
`;

interface TemplateDevicesProps {
  name: string;
  picture: Queries.PictureFieldsFragment;
  phonePicture: Queries.PhonePictureFieldsFragment;
}

/** Screenshots of a template in a browser and on a phone in front of it; narrow screens show only the phone. */
export function TemplateDevices({
  name,
  picture,
  phonePicture,
}: TemplateDevicesProps) {
  return (
    <div css={stageStyle}>
      <div css={browserStyle}>
        <BrowserBar css={barStyle} />
        {/* A lazy picture is not loaded while hidden. */}
        <Picture
          file={picture}
          alt={`${name} website on a computer`}
          sizes={BROWSER_SIZES}
        />
      </div>
      <div css={phoneStyle}>
        <Picture
          file={phonePicture}
          alt={`${name} website on a phone`}
          sizes={PHONE_SIZES}
          priority
          css={screenStyle}
        />
      </div>
    </div>
  );
}

/** The phone's width as a part of the browser's. */
const PHONE_PART = 0.2;

const BROWSER_SIZES =
  '(min-width: 78em) 36rem, (min-width: 62em) calc(50.5vw - 3.5rem), 80vw';

const PHONE_SIZES = [
  `(min-width: 78em) calc(41.4rem * ${PHONE_PART})`,
  `(min-width: 62em) calc((58vw - 4rem) * ${PHONE_PART})`,
  `(min-width: 48em) calc(92vw * ${PHONE_PART})`,
  '15rem',
].join(', ');

/** Light in both themes, like the sites in it. */
const deviceStyle = css({
  colorScheme: 'light',
  overflow: 'hidden',
  boxShadow: `0 ${theme.space[6]} ${theme.space[16]} -${theme.space[3]} color-mix(in oklab, ${theme.colour.text} 70%, transparent)`,
});

const browserStyle = css(deviceStyle, {
  display: 'none',
  alignSelf: 'start',
  // What is at the right in the picture stays in view beside the phone.
  marginRight: '13%',
  background: theme.colour.surface,
  borderRadius: theme.radius.medium,
  [theme.media.medium]: { display: 'block' },
});

const barStyle = css({
  '--dot-colour': theme.colour.line,
  padding: theme.space[3],
  borderBottom: theme.rule,
  background: theme.colour.sunken,
});

/** The lower part is cut off by the hero's edge. */
const phoneStyle = css(deviceStyle, {
  width: `calc(${theme.width.smallCard} + 2 * ${theme.space[2]})`,
  marginInline: 'auto',
  marginBottom: `calc(-1 * (${theme.space[12]} + ${theme.width.narrow}))`,
  padding: theme.space[2],
  borderRadius: theme.radius.phoneMedium,
  background: theme.colour.text,
  [theme.media.medium]: {
    placeSelf: 'end',
    width: `${PHONE_PART * 100}%`,
    marginRight: `calc(-1 * ${theme.space.gutter})`,
    marginBottom: '-19%',
    padding: theme.space[1],
    borderRadius: theme.radius.large,
  },
});

const screenStyle = css({
  borderRadius: theme.radius.phoneSmall,
  [theme.media.medium]: { borderRadius: theme.radius.medium },
});

const stageStyle = css({
  minWidth: 0,
  [theme.media.medium]: {
    display: 'grid',
    '> *': { gridArea: '1 / 1' },
  },
});

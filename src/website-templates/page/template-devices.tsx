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
          sizes={sizesOf(BROWSER_PART)}
        />
      </div>
      <div css={phoneStyle}>
        <Picture
          file={phonePicture}
          alt={`${name} website on a phone`}
          sizes={sizesOf(PHONE_PART)}
          priority
          css={screenStyle}
        />
      </div>
    </div>
  );
}

/** The widths, as parts of the stage's. What is at the right in the browser stays in view beside the phone. */
const BROWSER_PART = 0.87;
const PHONE_PART = 0.2;

/** How much of the phone the hero's edge cuts off: on phones, and on wider screens as a part of the stage's width. */
const CUT_OFF = '12rem';
const CUT_OFF_PART = 0.19;

/** For a part of the hero's right column, 7/12 of the page, or below 62em all of it. Phones show only the phone. */
const sizesOf = (part: number) =>
  [
    `(min-width: 78em) calc(41.4rem * ${part})`,
    `(min-width: 62em) calc((58vw - 4rem) * ${part})`,
    `(min-width: 48em) calc(92vw * ${part})`,
    theme.width.smallCard,
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
  width: `${BROWSER_PART * 100}%`,
  background: theme.colour.surface,
  borderRadius: theme.radius.medium,
  [theme.media.medium]: { display: 'block', gridArea: '1 / 1' },
});

const barStyle = css({
  '--dot-colour': theme.colour.line,
  padding: theme.space[3],
  borderBottom: theme.rule,
  background: theme.colour.sunken,
});

const phoneStyle = css(deviceStyle, {
  width: `calc(${theme.width.smallCard} + 2 * ${theme.space[2]})`,
  marginInline: 'auto',
  // Below the hero's padding, too.
  marginBottom: `calc(-1 * (${theme.space[12]} + ${CUT_OFF}))`,
  padding: theme.space[2],
  borderRadius: theme.radius.phoneMedium,
  background: theme.colour.text,
  [theme.media.medium]: {
    gridArea: '1 / 1',
    placeSelf: 'end',
    width: `${PHONE_PART * 100}%`,
    marginRight: `calc(-1 * ${theme.space.gutter})`,
    marginBottom: `-${CUT_OFF_PART * 100}%`,
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
  [theme.media.medium]: { display: 'grid' },
});

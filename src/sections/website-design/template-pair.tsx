import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { theme } from '../../styles/theme';
import { PhoneShot, TemplateShot } from './template-shot';

export const fragment = graphql`
  fragment TemplatePairFields on Portfolio {
    heroTemplate {
      ...TemplateShotFields
    }
    heroPhoneTemplate {
      ...TemplateShotFields
    }
  }
`;

/** Two templates: one in a window and, in front of its right edge, one on a phone. Both are cut off below. */
export function TemplatePair(pair: Queries.TemplatePairFieldsFragment) {
  return (
    <div css={pairStyle}>
      <div css={windowStyle}>
        <TemplateShot
          priority
          sample={pair.heroTemplate.sample}
          sizes={WINDOW_SIZES}
        />
      </div>
      <div css={phoneStyle}>
        <PhoneShot sample={pair.heroPhoneTemplate.sample} sizes={PHONE_SIZES} />
      </div>
    </div>
  );
}

// On phones less than the width of the window, so that those with three pixels to a px load a file for two.
const WINDOW_SIZES =
  '(min-width: 78em) 44rem, (min-width: 62em) 58vw, (min-width: 48em) 90vw, 60vw';

const PHONE_SIZES = '(min-width: 62em) 10rem, 20vw';

const pairStyle = css({
  position: 'relative',
  // Lets the shadow out at the sides.
  overflowY: 'clip',
});

const windowStyle = css({
  width: '94%',
  marginBottom: `calc(-1 * ${theme.radius.medium})`,
});

const phoneStyle = css({
  position: 'absolute',
  top: '36%',
  right: 0,
  width: '22%',
});

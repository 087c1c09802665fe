import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { PhoneShot, TemplateShot } from './template-shot';

export const fragment = graphql`
  fragment TemplatePairFields on Portfolio {
    heroTemplate {
      ...TemplateShotFields
    }
    heroPhoneTemplate {
      ...PhoneShotFields
    }
  }
`;

/** Two templates: one in a window and, in front of its right edge, one on a phone. Both are cut off below. */
export function TemplatePair(pair: Queries.TemplatePairFieldsFragment) {
  const { phonePicture } = pair.heroPhoneTemplate;
  return (
    <div css={pairStyle}>
      <div css={windowStyle}>
        <TemplateShot
          priority
          template={pair.heroTemplate}
          sizes="(min-width: 78em) 44rem, (min-width: 62em) 58vw, 90vw"
        />
      </div>
      {phonePicture && (
        <div css={phoneStyle}>
          <PhoneShot picture={phonePicture} sizes="12rem" />
        </div>
      )}
    </div>
  );
}

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

import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { BrowserBar } from '../../components/media/browser-bar';
import { Capture } from '../../components/media/capture';
import { FRONT, onPhone } from '../../content/captures';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment TemplateShotFields on WebsiteTemplate {
    sample {
      folder
      firm
    }
  }
`;

interface ShotProps {
  sample: Queries.TemplateShotFieldsFragment['sample'];
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** Whether the picture is above the fold. */
  priority?: boolean;
}

/** A template's sample site in a browser window, whose bar shows the firm. */
export function TemplateShot({ sample, ...rest }: ShotProps) {
  return (
    <div css={windowStyle}>
      <BrowserBar css={barStyle}>
        <span>{sample.firm}</span>
      </BrowserBar>
      <Capture folder={sample.folder} name={FRONT} alt="" {...rest} />
    </div>
  );
}

/** The same on a phone. */
export function PhoneShot({ sample, ...rest }: ShotProps) {
  return (
    <div css={phoneStyle}>
      <Capture
        folder={sample.folder}
        name={onPhone(FRONT)}
        alt=""
        {...rest}
        css={screenStyle}
      />
    </div>
  );
}

/** Rounded in proportion to its size. */
const phoneStyle = css({
  maxWidth: theme.width.card,
  marginInline: 'auto',
  padding: '3%',
  borderRadius: '14% / 7%',
  background: theme.colour.bezel,
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

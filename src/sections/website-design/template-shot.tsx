import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
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
      ...PictureFields
    }
  }
`;

interface TemplateShotProps {
  template: Queries.TemplateShotFieldsFragment;
  /** The value of the `sizes` attribute. */
  sizes: string;
}

/** A template's screenshot in a browser window, with its sample firm in the bar; without one, its name on its colours. */
export function TemplateShot({ template, sizes }: TemplateShotProps) {
  const { name, heroFrom, heroTo, preview, picture } = template;
  return (
    <span css={windowStyle}>
      <span css={barStyle}>
        <i />
        <i />
        <i />
        <span>{preview?.firm ?? name}</span>
      </span>
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
  );
}

const windowStyle = (theme: Theme) =>
  css({
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
      aspectRatio: '16 / 9.4',
      objectFit: 'cover',
      objectPosition: 'top',
    },
  });

const barStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[1],
    padding: `${theme.space[1]} ${theme.space[3]}`,
    background: theme.colour.line,
    i: {
      flex: 'none',
      width: theme.space[2],
      height: theme.space[2],
      borderRadius: theme.radius.round,
      background: theme.colour.control,
      opacity: 0.5,
    },
    span: {
      marginInlineStart: theme.space[2],
      overflow: 'hidden',
      fontSize: theme.text.tiny,
      lineHeight: theme.leading.body,
      color: theme.colour.textMuted,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  });

const nameStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 10',
    padding: theme.space[6],
    color: theme.colour.onField,
    fontFamily: theme.font.display,
    fontSize: theme.text.title3,
    fontWeight: 700,
    lineHeight: theme.leading.title,
    textAlign: 'center',
  });

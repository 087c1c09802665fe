import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Card } from '../../components/cards/card';
import { Picture } from '../../components/media/picture';
import { templatePath } from '../../content/routes';
import { CARD_PICTURE_SIZES, pictureCardGrid } from '../../styles/lists';
import { gradientStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment TemplateCardFields on WebsiteTemplate {
    slug
    name
    description
    badges
    heroFrom
    heroTo
    picture {
      ...PictureFields
    }
  }
`;

interface TemplateGridProps {
  templates: readonly Queries.TemplateCardFieldsFragment[];
}

export function TemplateGrid({ templates }: TemplateGridProps) {
  return (
    <ul css={pictureCardGrid}>
      {templates.map(
        ({ slug, name, description, badges, heroFrom, heroTo, picture }) => (
          <Card key={slug}>
            {picture ? (
              <Picture file={picture} alt="" sizes={CARD_PICTURE_SIZES} />
            ) : (
              <div
                css={[previewStyle, gradientStyle(heroFrom, heroTo)]}
                aria-hidden="true"
              >
                <span css={windowStyle}>{name}</span>
              </div>
            )}
            <h3>{name}</h3>
            <p>{description}</p>
            <p css={badgesStyle}>{badges.join(' · ')}</p>
            <ArrowLink href={templatePath(slug)}>{`View ${name}`}</ArrowLink>
          </Card>
        ),
      )}
    </ul>
  );
}

/** Instead of a picture: the template's name in a window, on its colours. */
const previewStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'end center',
    alignSelf: 'stretch',
    aspectRatio: '16 / 10',
    marginBottom: theme.space[5],
    padding: `${theme.space[8]} ${theme.space[8]} 0`,
    borderRadius: theme.radius.medium,
    overflow: 'hidden',
  });

const windowStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    borderRadius: `${theme.radius.small} ${theme.radius.small} 0 0`,
    background: theme.colour.surface,
    color: theme.colour.text,
    fontFamily: theme.font.display,
    fontSize: theme.text.title4,
    fontWeight: 700,
    boxShadow: theme.shadow,
  });

const badgesStyle = (theme: Theme) =>
  css({
    marginTop: 'auto',
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
  });

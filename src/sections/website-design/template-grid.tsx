import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { TitleLink } from '../../components/actions/links';
import { withWholeWords } from '../../components/text/rich-text';
import { templatePath } from '../../content/routes';
import {
  columns,
  hiddenOnPhones,
  onlyOnPhones,
  plainList,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { PhoneShot, TemplateShot } from './template-shot';

export const fragment = graphql`
  fragment TemplateCardFields on WebsiteTemplate {
    slug
    name
    suits
    ...TemplateShotFields
  }
`;

const SIZES = '(min-width: 78em) 36rem, 45vw';

/** Website templates in pairs, on a phone as phones show them. */
export function TemplateGrid({
  templates,
}: {
  templates: readonly Queries.TemplateCardFieldsFragment[];
}) {
  return (
    <ul css={gridStyle}>
      {templates.map(({ slug, name, suits, sample }) => (
        <li key={slug}>
          <div css={onlyOnPhones}>
            <PhoneShot sample={sample} sizes="44vw" />
          </div>
          <div css={hiddenOnPhones}>
            <TemplateShot sample={sample} sizes={SIZES} />
          </div>
          <h3>
            <TitleLink cover href={templatePath(slug)}>
              {name}
            </TitleLink>
          </h3>
          <p>{withWholeWords(suits)}</p>
        </li>
      ))}
    </ul>
  );
}

const gridStyle = css(plainList, columns('1fr 1fr'), {
  gap: `${theme.space[8]} ${theme.space[4]}`,
  [theme.media.medium]: { columnGap: theme.space[8] },
  '> li': {
    position: 'relative',
    '> div': { marginBottom: theme.space[3] },
    'h3, p': { margin: 0 },
    p: { lineHeight: theme.leading.snug, color: theme.colour.textMuted },
    [theme.media.phone]: {
      h3: { fontSize: theme.text.body },
      p: { fontSize: theme.text.small },
    },
  },
});

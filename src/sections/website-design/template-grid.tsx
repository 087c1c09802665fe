import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { withWholeWords } from '../../components/text/rich-text';
import { templatePath } from '../../content/routes';
import { columns, hiddenOnPhones, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { PhoneShot, TemplateShot } from './template-shot';

export const fragment = graphql`
  fragment TemplateCardFields on WebsiteTemplate {
    slug
    suits
    ...TemplateShotFields
    ...PhoneShotFields
  }
`;

const SIZES = '(min-width: 78em) 36rem, (min-width: 48em) 45vw, 90vw';

/** Website templates in pairs, on a phone as phones show them. */
export function TemplateGrid({
  templates,
}: {
  templates: readonly Queries.TemplateCardFieldsFragment[];
}) {
  return (
    <ul css={gridStyle}>
      {templates.map(({ slug, suits, phonePicture, ...template }) => (
        <li key={slug}>
          {phonePicture && (
            <div css={phoneStyle}>
              <PhoneShot picture={phonePicture} sizes="44vw" />
            </div>
          )}
          <div css={phonePicture && hiddenOnPhones}>
            <TemplateShot template={template} sizes={SIZES} />
          </div>
          <h3>
            <TitleLink cover href={templatePath(slug)}>
              {template.name}
            </TitleLink>
          </h3>
          <p>{withWholeWords(suits)}</p>
        </li>
      ))}
    </ul>
  );
}

// Where it is hidden, a lazy picture is not fetched.
const phoneStyle = css({ [theme.media.medium]: { display: 'none' } });

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

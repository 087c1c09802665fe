import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { withWholeWords } from '../../components/text/rich-text';
import { templatePath } from '../../content/routes';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { TemplateShot } from './template-shot';

export const fragment = graphql`
  fragment TemplateCardFields on WebsiteTemplate {
    slug
    title
    ...TemplateShotFields
  }
`;

const SIZES = '(min-width: 78em) 36rem, (min-width: 48em) 45vw, 90vw';

export function TemplateGrid({
  templates,
}: {
  templates: readonly Queries.TemplateCardFieldsFragment[];
}) {
  return (
    <ul css={gridStyle}>
      {templates.map(({ slug, title, ...template }) => (
        <li key={slug}>
          <TemplateShot template={template} sizes={SIZES} />
          <h3>
            <TitleLink href={templatePath(slug)}>{template.name}</TitleLink>
          </h3>
          <p>{withWholeWords(title)}</p>
        </li>
      ))}
    </ul>
  );
}

const gridStyle = css(plainList, columns({ medium: '1fr 1fr' }), {
  gap: theme.space[8],
  '> li': {
    position: 'relative',
    '> :first-child': { marginBottom: theme.space[3] },
    'h3, p': { margin: 0 },
    p: { lineHeight: theme.leading.snug, color: theme.colour.textMuted },
    // Makes the whole card clickable.
    'a::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

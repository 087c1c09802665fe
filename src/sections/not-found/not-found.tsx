import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Actions } from '../../components/actions/actions';
import { SiteLink } from '../../components/actions/links';
import { RichParagraph } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import {
  cardGrid,
  leadStyle,
  ruledList,
  smallPrint,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { LandscapeBand } from '../shared/landscape-band';
import { TemplateGrid } from '../website-design/template-grid';

export const fragment = graphql`
  fragment NotFoundFields on NotFoundPage {
    code
    title
    text
    action {
      ...ActionFields
    }
    suggestions {
      title
      pages {
        ...ActionFields
      }
    }
  }
  fragment TemplateNotFoundFields on TemplateNotFound {
    title
    text
    action {
      ...ActionFields
    }
    available
  }
`;

/** The screen for an unknown path, with links to popular pages. */
export function NotFound(content: Queries.NotFoundFieldsFragment) {
  const { title, pages } = content.suggestions;
  return (
    <Screen content={content} title={title}>
      <ul css={suggestionsStyle}>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>
              <strong>{label}</strong>
              <span>{href}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

interface TemplateNotFoundProps {
  content: Queries.TemplateNotFoundFieldsFragment;
  templates: readonly Queries.TemplateCardFieldsFragment[];
}

/** The screen for an unknown website template, with a list of all templates. */
export function TemplateNotFound(props: TemplateNotFoundProps) {
  const { content, templates } = props;
  return (
    <Screen content={content} title={content.available}>
      <TemplateGrid templates={templates} />
    </Screen>
  );
}

interface ScreenProps {
  content: Omit<Queries.TemplateNotFoundFieldsFragment, 'available'> & {
    code?: string;
  };
  /** The heading of the section on the field. */
  title: string;
  children: ReactNode;
}

/** Words in the sky, and a section on the field below the lark. */
function Screen({ content, title, children }: ScreenProps) {
  return (
    <>
      <LandscapeBand art="lark">
        {content.code && <p css={codeStyle}>{content.code}</p>}
        <h1 css={titleStyle}>{content.title}</h1>
        <RichParagraph css={textStyle}>{content.text}</RichParagraph>
        <Actions actions={[content.action]} />
      </LandscapeBand>
      <Section title={title} tone="dark" css={fieldStyle}>
        {children}
      </Section>
    </>
  );
}

/** On phones “Template not found” fits in one line. */
const titleStyle = css({ fontSize: `min(${theme.text.title1}, 9.6vw)` });

const textStyle = css(leadStyle, { marginBottom: theme.space[8] });

/** The landscape above already ends with the field. */
const fieldStyle = css({
  paddingTop: 0,
  h2: { fontSize: theme.text.title2Small },
});

const codeStyle = css({
  marginBottom: theme.space[2],
  fontSize: theme.text.title3,
  fontWeight: 700,
  color: theme.tint.strong,
});

const suggestionsStyle = css(cardGrid, ruledList(theme.space[3]), {
  gap: `0 ${theme.space[8]}`,
  lineHeight: theme.leading.snug,
  a: { color: theme.colour.text, textDecoration: 'none' },
  'a:hover strong': { textDecoration: 'underline' },
  strong: { display: 'block', fontSize: theme.text.title4 },
  span: smallPrint,
});

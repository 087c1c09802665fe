import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../components/actions/actions';
import { Section, columnStyle } from '../components/text/section';
import { heroTextStyle, heroBackground } from './hero/hero';
import { TemplateGrid } from './website-design/template-grid';

export const fragment = graphql`
  fragment NotFoundFields on NotFoundPage {
    code
    title
    text
    action {
      ...ActionFields
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

interface NotFoundProps {
  content: Queries.NotFoundFieldsFragment;
}

/** The screen for an unknown path (SPEC.md section 8). */
export function NotFound({ content }: NotFoundProps) {
  return (
    <div css={heroBackground}>
      <div css={screenStyle}>
        <p css={codeStyle}>{content.code}</p>
        <h1>{content.title}</h1>
        <p css={heroTextStyle}>{content.text}</p>
        <Actions actions={[content.action]} />
      </div>
    </div>
  );
}

interface TemplateNotFoundProps {
  content: Queries.TemplateNotFoundFieldsFragment;
  templates: readonly Queries.TemplateCardFieldsFragment[];
}

/** The screen for an unknown website template, with a list of those that exist. */
export function TemplateNotFound({
  content,
  templates,
}: TemplateNotFoundProps) {
  return (
    <>
      <div css={heroBackground}>
        <div css={openingStyle}>
          <h1>{content.title}</h1>
          <p css={heroTextStyle}>{content.text}</p>
          <Actions actions={[content.action]} />
        </div>
      </div>
      <Section title={content.available}>
        <TemplateGrid templates={templates} />
      </Section>
    </>
  );
}

const screenStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    paddingBlock: `${theme.space[20]} ${theme.space[24]}`,
  });

const codeStyle = (theme: Theme) =>
  css({
    marginBottom: theme.space[2],
    fontFamily: theme.font.display,
    fontSize: theme.text.title3,
    fontWeight: 700,
    color: theme.tint.strong,
  });

const openingStyle = (theme: Theme) =>
  css(screenStyle(theme), { paddingBottom: theme.space[4] });

import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { withSectionIds } from '../content/anchors';
import type { LegalBlock as Block } from '../content/schemas/blocks';
import { ContentsList } from '../components/text/contents-list';
import {
  NumberedHeading,
  readingGrid,
  sideGrid,
  sideWidth,
} from '../components/text/long-text';
import { leadStyle } from '../styles/layout';
import { HeroEnd } from '../browser/hero-end';
import { InShort } from './in-short';
import { LegalBlock } from './legal-block';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment LegalTextFields on LegalDocument {
    title
    summary
    inShort
    effective(formatString: "D MMMM YYYY")
    lastUpdated(formatString: "D MMMM YYYY")
    sections {
      title
      blocks
    }
  }
`;

interface LegalTextProps {
  document: Queries.LegalTextFieldsFragment;
}

export function LegalText({ document }: LegalTextProps) {
  const { title, summary, inShort, effective, lastUpdated } = document;
  const sections = withSectionIds(document.sections);
  return (
    <article css={pageStyle}>
      <div>
        <h1>{title}</h1>
        <p css={leadStyle}>{summary}</p>
        <p>
          <small>{`Effective ${effective}. Last updated ${lastUpdated}.`}</small>
        </p>
        {inShort && <InShort lines={inShort} />}
      </div>
      <div css={contentsStyle}>
        <ContentsList
          entries={sections.map((section, index) => ({
            id: section.id,
            title: `${index + 1}. ${section.title}`,
          }))}
        />
      </div>
      <HeroEnd />
      <div>
        {sections.map(({ id, title, blocks }, index) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            css={sectionStyle}
          >
            <NumberedHeading
              id={`${id}-title`}
              level={2}
              number={index + 1}
              title={title}
            />
            <div css={sideGrid}>
              {(blocks as readonly Block[]).map((block, position) => (
                <LegalBlock key={position} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

const pageStyle = css(readingGrid, {
  paddingBlock: `${theme.space[8]} ${theme.space[16]}`,
  [theme.media.wide]: { paddingTop: theme.space[16] },
});

/** Spans header and text on wide screens, so that the list can stay in view. */
const contentsStyle = css({
  [theme.media.wide]: { '&&': { gridArea: '1 / 1 / span 2' } },
});

const sectionStyle = css({
  borderTop: `${theme.thick} solid ${theme.tint.strong}`,
  paddingBlock: `${theme.space[8]} ${theme.space[16]}`,
  fontSize: theme.text.reading,
  'h2, p': { marginBottom: theme.space[5] },
  [theme.media.spacious]: { h2: { marginLeft: sideWidth } },
});

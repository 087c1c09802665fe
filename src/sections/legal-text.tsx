import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { anchorOf } from '../content/anchors';
import { Prose } from '../components/text/prose';
import { RichText } from '../components/text/rich-text';
import { Section, columnStyle } from '../components/text/section';

export const fragment = graphql`
  fragment LegalTextFields on LegalDocument {
    title
    summary
    effective(formatString: "D MMMM YYYY")
    lastUpdated(formatString: "D MMMM YYYY")
    sections {
      title
      blocks {
        text
        items
      }
    }
  }
`;

interface LegalTextProps {
  document: Queries.LegalTextFieldsFragment;
}

/** A legal text with its two dates, a table of contents and numbered sections. */
export function LegalText({ document }: LegalTextProps) {
  const { title, summary, effective, lastUpdated, sections } = document;
  return (
    <article css={pageStyle}>
      <div css={headStyle}>
        <h1>{title}</h1>
        <p>{summary}</p>
        <p>
          Effective {effective}. Last updated {lastUpdated}.
        </p>
        <nav aria-label="Contents">
          <ol css={contentsStyle}>
            {sections.map((section) => (
              <li key={section.title}>
                <a href={`#${anchorOf(section.title)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {sections.map((section, index) => (
        <Section
          key={section.title}
          id={anchorOf(section.title)}
          title={`${index + 1}. ${section.title}`}
        >
          <Prose dense>
            {section.blocks.map((block, position) => (
              <LegalBlock key={position} block={block} />
            ))}
          </Prose>
        </Section>
      ))}
    </article>
  );
}

type Block = LegalTextProps['document']['sections'][number]['blocks'][number];

function LegalBlock({ block }: { block: Block }) {
  return block.items ? (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  ) : (
    <p>
      <RichText>{block.text ?? ''}</RichText>
    </p>
  );
}

const pageStyle = (theme: Theme) =>
  css({
    paddingBottom: theme.space[12],
    section: { paddingBlock: theme.space[4] },
    h2: { fontSize: theme.text.title3 },
    'h2 + *, div:has(> h2)': { marginBottom: theme.space[3] },
  });

const headStyle = (theme: Theme) =>
  css(columnStyle(theme), { paddingBlock: theme.space[12] });

const contentsStyle = (theme: Theme) =>
  css({
    columns: theme.width.card,
    maxWidth: theme.width.page,
    margin: `${theme.space[8]} 0 0`,
    li: { breakInside: 'avoid' },
    a: { display: 'inline-block', paddingBlock: theme.space[1] },
  });

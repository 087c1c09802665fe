import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { RichText } from '../components/rich-text';
import { Section, columnStyle } from '../components/section';

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

/** A legal text with its two dates, a heading for each of its numbered sections. */
export function LegalText({ document }: LegalTextProps) {
  const { title, summary, effective, lastUpdated, sections } = document;
  return (
    <>
      <div css={headStyle}>
        <h1>{title}</h1>
        <p>{summary}</p>
        <p>
          Effective {effective}. Last updated {lastUpdated}.
        </p>
      </div>
      {sections.map((section, index) => (
        <Section key={section.title} title={`${index + 1}. ${section.title}`}>
          {section.blocks.map((block, position) => (
            <LegalBlock key={position} block={block} />
          ))}
        </Section>
      ))}
    </>
  );
}

type Block = LegalTextProps['document']['sections'][number]['blocks'][number];

function LegalBlock({ block }: { block: Block }) {
  return block.items ? (
    <ul css={proseStyle}>
      {block.items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  ) : (
    <p css={proseStyle}>
      <RichText>{block.text ?? ''}</RichText>
    </p>
  );
}

const headStyle = (theme: Theme) =>
  css(columnStyle(theme), { paddingBlock: theme.space[12] });

const proseStyle = (theme: Theme) => css({ maxWidth: theme.width.prose });

import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { anchorOf } from '../content/anchors';
import { ContentsList } from '../components/text/contents-list';
import { Prose } from '../components/text/prose';
import { readingGrid } from '../components/text/reading-grid';
import { RichText } from '../components/text/rich-text';
import { leadStyle } from '../components/text/section';
import { TitledSection } from '../components/text/titled-section';
import { InShort } from './in-short';
import { HeroEnd } from '../components/text/hero-end';
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
      blocks {
        text
        items
      }
    }
  }
`;

const CONTENTS_ID = 'contents';

interface LegalTextProps {
  document: Queries.LegalTextFieldsFragment;
}

/** A legal text with its two dates, its gist, a table of contents and numbered sections. */
export function LegalText({ document }: LegalTextProps) {
  const { title, summary, inShort, effective, lastUpdated } = document;
  const sections = document.sections.map((section, index) => ({
    ...section,
    id: anchorOf(section.title),
    title: `${index + 1}. ${section.title}`,
  }));
  return (
    <article css={pageStyle}>
      <div>
        <h1>{title}</h1>
        <p css={leadStyle}>{summary}</p>
        <p css={datesStyle}>
          <span>{`Effective ${effective}.`}</span>{' '}
          <span>{`Last updated ${lastUpdated}.`}</span>
        </p>
        {inShort && <InShort lines={inShort} />}
      </div>
      <div id={CONTENTS_ID} css={contentsStyle}>
        <ContentsList entries={sections} />
      </div>
      <HeroEnd />
      <div css={textStyle}>
        {sections.map((section) => (
          <LegalSection key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

type TextSection = LegalTextProps['document']['sections'][number];

function LegalSection({ section }: { section: TextSection & { id: string } }) {
  return (
    <TitledSection id={section.id} title={section.title}>
      <Prose>
        {section.blocks.map((block, position) => (
          <LegalBlock key={position} block={block} />
        ))}
      </Prose>
      <p css={backStyle}>
        <a href={`#${CONTENTS_ID}`}>
          <ArrowUp aria-hidden="true" size="1.125em" />
          Back to contents
        </a>
      </p>
    </TitledSection>
  );
}

function LegalBlock({ block }: { block: TextSection['blocks'][number] }) {
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

const pageStyle = css(readingGrid, {
  paddingBlock: `${theme.space[8]} ${theme.space[16]}`,
  h1: { fontSize: theme.text.titleLong },
  [theme.media.wide]: {
    paddingTop: theme.space[16],
    '> *': { gridColumn: 2 },
  },
});

const datesStyle = css({
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  span: { display: 'inline-block' },
});

/** As high as head and text on wide screens, for the list to stay in sight beside them. */
const contentsStyle = css({
  [theme.media.wide]: { '&&': { gridColumn: 1 }, gridRow: '1 / span 2' },
});

const textStyle = css({
  section: { marginBottom: theme.space[12] },
  h2: { marginBottom: theme.space[4], fontSize: theme.text.titleText },
});

/** On wide screens the contents are in sight anyway. */
const backStyle = css({
  margin: 0,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
    paddingBlock: theme.space[2],
    fontSize: theme.text.small,
    fontWeight: 600,
    color: theme.colour.textMuted,
  },
  [theme.media.wide]: { display: 'none' },
  [theme.media.print]: { display: 'none' },
});

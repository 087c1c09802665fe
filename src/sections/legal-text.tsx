import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { withSectionIds } from '../content/anchors';
import type { LegalBlock as Block } from '../content/schemas/blocks';
import { ContentsList } from '../components/text/contents-list';
import {
  NumberedHeading,
  Prose,
  bleed,
  readingGrid,
  textListStyle,
} from '../components/text/long-text';
import { summaryStyle } from '../components/controls/disclosure';
import { RichText } from '../components/text/rich-text';
import { leadStyle, HeroEnd } from '../components/text/section';
import { InShort } from './in-short';
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
  const sections = withSectionIds(document.sections).map((section, index) => ({
    ...section,
    number: index + 1,
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
      <div css={contentsStyle}>
        <ContentsList
          entries={sections.map(({ id, number, title: name }) => ({
            id,
            title: `${number}. ${name}`,
          }))}
        />
      </div>
      <HeroEnd />
      <div>
        {sections.map((section) => (
          <LegalSection key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

type TextSection = LegalTextProps['document']['sections'][number];

interface LegalSectionProps {
  section: TextSection & { id: string; number: number };
}

/** A section, folded on narrow screens, where the headings serve as the table of contents. */
function LegalSection({ section }: LegalSectionProps) {
  const headingId = useId();
  const { id, number, title, blocks } = section;
  return (
    <section aria-labelledby={headingId}>
      <details css={sectionStyle}>
        <summary css={summaryStyle}>
          <NumberedHeading
            id={headingId}
            level={2}
            number={number}
            title={title}
          />
          <ChevronDown aria-hidden="true" size="1.25em" />
        </summary>
        {/* Inside the `details`, because browsers open it for a link to something inside. */}
        <span id={id} css={anchorStyle} />
        <Prose>
          {(blocks as readonly Block[]).map((block, position) => (
            <LegalBlock key={position} block={block} />
          ))}
        </Prose>
      </details>
    </section>
  );
}

function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <RichText>{block.text}</RichText>
      </p>
    );
  const terms = block.items.flatMap((item) => {
    const [, term, text] = TERM.exec(item) ?? [];
    return term && text ? { term, text } : [];
  });
  return terms.length === block.items.length ? (
    <dl css={termsStyle}>
      {terms.map(({ term, text }) => (
        <div key={text}>
          <dt>{term}</dt>
          <dd>
            <RichText>{text}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  ) : (
    <ul css={textListStyle}>
      {block.items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}

/** In the data, "**Payments** Ten days" and the like. */
const TERM = /^\*\*([^*]+)\*\* (.+)$/;

/** Terms beside their texts where there is room, into the empty column on spacious screens. */
const termsStyle = css({
  marginBlock: theme.space[6],
  '> div': {
    paddingBlock: theme.space[3],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  // No line right below a heading.
  '&:first-child > :first-child': { paddingTop: 0, borderTop: 0 },
  dt: { fontWeight: 600 },
  dd: { margin: 0, maxWidth: theme.width.prose, textWrap: 'pretty' },
  [theme.media.medium]: {
    '> div': {
      display: 'grid',
      gridTemplateColumns: `${theme.width.narrow} minmax(0, 1fr)`,
      columnGap: theme.space[6],
    },
  },
  [theme.media.spacious]: { marginRight: `calc(-1 * ${bleed})` },
});

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

/**
 * Spans header and text on wide screens, so that the list can stay in view. Narrow screens need none: sections are
 * folded.
 */
const contentsStyle = css({
  [theme.media.narrow]: { display: 'none' },
  [theme.media.wide]: { '&&': { gridColumn: 1 }, gridRow: '1 / span 2' },
});

/** Beside headings, for two digits. */
const NUMBER_ROOM = theme.space[10];

const sectionStyle = css({
  position: 'relative',
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  'summary h2': { fontSize: theme.text.title3 },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // As wide as the lists.
  [theme.media.spacious]: { marginRight: `calc(-1 * ${bleed})` },
  // There is room for all of the text: the details look open, and their summaries are headings alone.
  [theme.media.wide]: {
    '@supports selector(::details-content)': {
      borderBottom: 0,
      borderTop: `${theme.line} solid ${theme.colour.control}`,
      paddingBlock: `${theme.space[10]} ${theme.space[6]}`,
      // The line begins with the number.
      paddingLeft: NUMBER_ROOM,
      marginLeft: `calc(-1 * ${NUMBER_ROOM})`,
      'h2 > :first-child': { right: 'auto', left: `calc(-1 * ${NUMBER_ROOM})` },
      '&::details-content': { contentVisibility: 'visible' },
      summary: { visibility: 'hidden', padding: `0 0 ${theme.space[4]}` },
      'summary h2': {
        visibility: 'visible',
        fontSize: theme.text.titleText,
      },
    },
  },
  // Room for a number of two digits.
  [theme.media.narrow]: { 'h2 > :first-child': { minWidth: '1.7em' } },
});

/** As tall as its section, so that the contents list marks it while any of the section is in view. */
const anchorStyle = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
});

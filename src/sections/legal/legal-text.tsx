import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { ContentsList } from '../../components/text/contents-list';
import {
  INTRO_SIZE,
  NumberedHeading,
  NUMERAL_GAP,
  readingGrid,
  SIDE_WIDTH,
  sideGrid,
} from '../../components/text/long-text';
import { withSectionIds } from '../../content/anchors';
import { asLegalBlocks } from '../../content/from-graphql';
import { leadStyle, longTitle, summaryStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { InShort } from './in-short';
import { BOLD_START, LegalBlock } from './legal-block';

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

export function LegalText({
  document,
}: {
  document: Queries.LegalTextFieldsFragment;
}) {
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
        <p>
          <small>{`Effective ${effective}. Last updated ${lastUpdated}.`}</small>
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
      <div>
        {sections.map((section) => (
          <LegalSection key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

type TextSection = {
  document: Queries.LegalTextFieldsFragment;
}['document']['sections'][number];

/** A section, folded on narrow screens, where headings and gists serve as the table of contents. */
function LegalSection({
  section,
}: {
  section: TextSection & { id: string; number: number };
}) {
  const headingId = useId();
  const { id, number, title } = section;
  const blocks = asLegalBlocks(section.blocks);
  const [first] = blocks;
  // The gist is what the first paragraph has in bold.
  const [, gist, rest] =
    (first?.kind === 'paragraph' && BOLD_START.exec(first.text)) || [];
  return (
    <section aria-labelledby={headingId}>
      <details css={sectionStyle}>
        <summary css={summaryStyle}>
          <NumberedHeading
            id={headingId}
            level={2}
            number={number}
            title={title}
            css={headingStyle}
          />
          {gist && <span css={gistStyle}>{gist}</span>}
          <ChevronDown aria-hidden="true" size="1.25em" />
        </summary>
        {/* Inside the `details`, because browsers open it for a link to something inside. */}
        <span id={id} css={anchorStyle} />
        <div css={blocksStyle}>
          {rest && <LegalBlock block={{ kind: 'paragraph', text: rest }} />}
          {blocks.slice(rest ? 1 : 0).map((block, position) => (
            <LegalBlock key={position} block={block} />
          ))}
        </div>
      </details>
    </section>
  );
}

const pageStyle = css(readingGrid, {
  paddingBlock: `${theme.space[8]} ${theme.space[16]}`,
  h1: longTitle,
  [theme.media.wide]: { paddingTop: theme.space[16] },
});

/** Spans header and text on wide screens, so that the list can stay in view. */
const contentsStyle = css({
  [theme.media.narrow]: { display: 'none' },
  [theme.media.wide]: { gridArea: '1 / 1 / span 2' },
});

const sectionStyle = css({
  position: 'relative',
  borderBottom: theme.rule,
  // There is room for all of the text: the details look open, and their summaries are headings alone.
  [theme.media.wide]: {
    '@supports selector(::details-content)': {
      borderBottom: 0,
      borderTop: `${theme.stroke.thick} solid ${theme.tint.strong}`,
      paddingBlock: `${theme.space[8]} ${theme.space[16]}`,
      '&::details-content': { contentVisibility: 'visible' },
      summary: { visibility: 'hidden', padding: `0 0 ${theme.space[5]}` },
      'summary > :not(svg)': { visibility: 'visible' },
    },
  },
  summary: { flexWrap: 'wrap', gap: `${theme.space[1]} 0` },
  [theme.media.spacious]: { summary: { marginLeft: SIDE_WIDTH } },
});

/** Room for two digits, in em of the heading. */
const NUMERAL_WIDTH = 1.7;

const headingStyle = css({
  width: 'calc(100% - 2em)',
  [theme.media.narrow]: {
    fontSize: theme.text.title3,
    '--numeral-width': `${NUMERAL_WIDTH}em`,
  },
});

const gistStyle = css({
  order: 1,
  width: '100%',
  fontWeight: 400,
  color: theme.colour.textMuted,
  // Below the title, not its number.
  [theme.media.narrow]: {
    paddingLeft: `calc(${NUMERAL_WIDTH + NUMERAL_GAP} * ${theme.text.title3})`,
  },
  [theme.media.wide]: { fontSize: INTRO_SIZE },
});

const blocksStyle = css(sideGrid, {
  fontSize: theme.text.reading,
  p: { marginBottom: theme.space[5] },
});

/** As tall as its section, so that the contents list marks it while any of the section is in view. */
const anchorStyle = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
});

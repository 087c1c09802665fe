import { type ReactNode, useId } from 'react';
import { css } from '@emotion/react';
import LinkIcon from 'lucide-react/icons/link';
import { RichText } from '../../components/text/rich-text';
import { ContentsList } from '../../components/text/contents-list';
import {
  NumberedHeading,
  bleed,
  readingGrid,
} from '../../components/text/long-text';
import type { ArticleBlock as Block } from '../../content/schemas/blocks';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import {
  type ArticleSection,
  type HeadedSection,
  getContents,
  getSections,
  headingText,
  headingTitle,
} from '../../content/article-sections';
import { ArticleBlockView } from './article-block';

interface ArticleTextProps {
  body: Queries.Post['body'];
  children?: ReactNode;
}

/** An article's text beside its table of contents. Without headings there is no table of contents. */
export function ArticleText({ body, children }: ArticleTextProps) {
  const sections = getSections((body ?? []) as readonly Block[]);
  const contents = getContents(sections);
  return (
    <div css={textStyle}>
      {contents.length > 0 && <ContentsList entries={contents} />}
      <div css={middleStyle}>
        <div css={bodyStyle}>
          {sections.map((section, index) => (
            <BodySection key={section.id ?? index} section={section} />
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}

const textStyle = css(readingGrid, {
  paddingBlock: `${theme.space[8]} ${theme.space.section}`,
  [theme.media.wide]: { paddingTop: theme.space[12] },
});

const middleStyle = css({ minWidth: 0, [theme.media.wide]: { gridColumn: 2 } });

function BodySection({ section }: { section: ArticleSection }) {
  const headingId = useId();
  const { id, heading, blocks } = section;
  const content = blocks.map((block, index) => (
    <ArticleBlockView key={index} block={block} />
  ));
  if (!heading) return content;
  return (
    <section id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} section={section} />
      {heading.kind === 'step' && (
        <p>
          <RichText>{heading.text}</RichText>
        </p>
      )}
      {content}
    </section>
  );
}

interface SectionHeadingProps {
  /** The id of the heading; the link leads to the section, whose id differs. */
  id: string;
  section: HeadedSection;
}

function SectionHeading({ id, section }: SectionHeadingProps) {
  const { heading, level } = section;
  return (
    <div css={rowStyle}>
      <NumberedHeading
        id={id}
        level={level}
        number={heading.kind === 'step' ? heading.number : undefined}
        title={headingTitle(heading)}
      />
      {/* The link is outside the heading, whose text would otherwise include the label. */}
      <a
        href={`#${section.id}`}
        aria-label={`Link to this section: ${headingText(heading)}`}
        css={anchorStyle}
      >
        <LinkIcon aria-hidden="true" size="1.125em" />
      </a>
    </div>
  );
}

const rowStyle = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.space[1],
  marginBottom: theme.space[4],
  breakAfter: 'avoid',
  'h2, h3': { display: 'block' },
  h3: { fontFamily: theme.font.display, fontSize: theme.text.titleText },
  // The number of a step is above its title.
  'h2 > span:has(+ span), h3 > span:has(+ span)': {
    display: 'block',
    marginBottom: theme.space[2],
    ...largeType(theme.text.display, '-0.03em'),
    lineHeight: 1,
  },
  '@media (hover: hover)': {
    '&:not(:hover) a:not(:focus-visible)': { opacity: 0 },
  },
});

const anchorStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.space[8],
  height: theme.space[8],
  color: theme.colour.textMuted,
  '&:hover': { color: theme.colour.link },
  [theme.media.print]: { display: 'none' },
});

const bodyStyle = css({
  fontSize: theme.text.reading,
  '> p:first-of-type': {
    fontSize: `calc(1.25 * ${theme.text.lead})`,
    lineHeight: theme.leading.snug,
  },
  '> section': { marginTop: theme.space[12] },
  '> section:has(h2)': { marginTop: theme.space[16] },
  '> section::before': {
    content: '""',
    display: 'block',
    marginBottom: theme.space[5],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    [theme.media.spacious]: { marginRight: `calc(-1 * ${bleed})` },
  },
  '> section:has(h2)::before': {
    borderTop: `${theme.thick} solid ${theme.tint.strong}`,
  },
  // A figure directly below a heading needs less space.
  'section > div + figure': { marginTop: theme.space[6] },
  '> p, > section > p': { marginBottom: theme.space[5] },
});

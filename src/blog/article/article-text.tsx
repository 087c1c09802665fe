import { css } from '@emotion/react';
import LinkIcon from 'lucide-react/icons/link';
import { type ReactNode, useId } from 'react';
import type { ArticlePictures } from '../../components/figures/media-figures';
import { ContentsList } from '../../components/text/contents-list';
import {
  INTRO_SIZE,
  NumberedHeading,
  readingGrid,
  spanColumns,
} from '../../components/text/long-text';
import { RichParagraph } from '../../components/text/rich-text';
import { asArticleBody } from '../../content/from-graphql';
import {
  type ArticleSection,
  type HeadedSection,
  headingsIn,
  headingText,
  headingTitle,
  sectionsOf,
} from '../../content/text/article-sections';
import {
  columns,
  largeType,
  lowSpecificity,
  square,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { ArticleBlock } from './article-block';

interface ArticleTextProps {
  body: Queries.Post['body'];
  pictures: ArticlePictures;
  children?: ReactNode;
}

/** An article's text beside its table of contents. Without headings there is no table of contents. */
export function ArticleText({ body, pictures, children }: ArticleTextProps) {
  const sections = sectionsOf(asArticleBody(body ?? []));
  const contents = headingsIn(sections);
  return (
    <div css={textStyle}>
      {contents.length > 0 && <ContentsList entries={contents} />}
      <div>
        <div css={bodyStyle}>
          {sections.map((section, index) => (
            <BodySection
              key={section.id ?? index}
              section={section}
              pictures={pictures}
            />
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

interface BodySectionProps {
  section: ArticleSection;
  pictures: ArticlePictures;
}

function BodySection({ section, pictures }: BodySectionProps) {
  const headingId = useId();
  const { id, heading, level, blocks } = section;
  const content = blocks.map((block, index) => (
    <ArticleBlock
      key={index}
      block={block}
      level={level === 3 ? 4 : 3}
      pictures={pictures}
    />
  ));
  if (!heading) return content;
  return (
    <section id={id} aria-labelledby={headingId} css={sectionStyle}>
      <SectionHeading id={headingId} section={section} />
      {heading.kind === 'step' && <RichParagraph>{heading.text}</RichParagraph>}
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
    <div css={[rowStyle, heading.kind === 'heading' && spanColumns]}>
      <NumberedHeading
        id={id}
        level={level}
        number={heading.kind === 'step' ? heading.number : undefined}
        title={headingTitle(heading)}
        css={level === 3 && stepTitleStyle}
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
  '@media (hover: hover)': {
    '&:not(:hover) a:not(:focus-visible)': { opacity: 0 },
  },
});

const stepTitleStyle = css(largeType(theme.text.title2Small, 'title'));

const anchorStyle = css(square(theme.space[8]), {
  color: theme.colour.textMuted,
  '&:hover': { color: theme.colour.link },
  [theme.media.print]: { display: 'none' },
});

/** Texts and headings have one left edge; on spacious screens figures reach further to the right, and numbers to the left. */
const articleGrid = css({
  '--numeral-left': `calc(-1 * ${theme.space[12]})`,
  [theme.media.spacious]: css(columns(`minmax(0, ${theme.width.prose}) 1fr`), {
    [lowSpecificity('> *')]: { gridColumn: 1 },
  }),
});

const bodyStyle = css(articleGrid, {
  fontSize: theme.text.reading,
  '> p:first-of-type': {
    fontSize: INTRO_SIZE,
    lineHeight: theme.leading.snug,
    '&::first-letter': {
      initialLetter: '3',
      marginRight: theme.space[3],
      fontFamily: theme.font.display,
      fontWeight: 700,
      color: theme.tint.strong,
    },
  },
  '> p, > section > p': { marginBottom: theme.space[5] },
  // In a grid, margins add to those of paragraphs.
  '> :is(figure, aside)': { marginBlock: theme.space[12] },
  '> section > :is(figure, aside)': {
    marginBlock: `${theme.space[6]} ${theme.space[10]}`,
  },
  'section > :last-child': { marginBottom: theme.space[4] },
});

const sectionStyle = css(spanColumns, articleGrid, {
  marginTop: theme.space[8],
  paddingTop: theme.space[5],
  borderTop: theme.rule,
  '&:has(h2)': {
    marginTop: theme.space[20],
    borderTop: `${theme.stroke.thick} solid ${theme.tint.strong}`,
  },
});

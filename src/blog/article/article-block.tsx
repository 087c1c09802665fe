import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import {
  BarsFigure,
  ScreensFigure,
  STRONG_WEIGHT,
  SumFigure,
} from '../../components/figures/drawn-figures';
import {
  type ArticlePictures,
  PictureFigure,
  VideoFigure,
} from '../../components/figures/media-figures';
import { MessagesFigure } from '../../components/figures/messages-figure';
import { TableFigure } from '../../components/figures/table-figure';
import { spanColumns, TextList } from '../../components/text/long-text';
import { RichParagraph, RichText } from '../../components/text/rich-text';
import type { ContentBlock } from '../../content/text/article-sections';
import { largeType, smallPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface ArticleBlockProps {
  block: ContentBlock;
  /** The level of a subheading. */
  level: 3 | 4;
  pictures: ArticlePictures;
}

export function ArticleBlock(props: ArticleBlockProps): ReactElement {
  const { block, level, pictures } = props;
  switch (block.kind) {
    case 'subheading': {
      const Heading = `h${level}` as const;
      return <Heading css={subheadingStyle}>{block.text}</Heading>;
    }
    case 'paragraph':
      return <RichParagraph>{block.text}</RichParagraph>;
    case 'list':
      return <TextList {...block} />;
    case 'quote':
      return (
        <figure css={quoteStyle}>
          <blockquote>
            <RichText>{block.text}</RichText>
          </blockquote>
          {block.source && <figcaption>{block.source}</figcaption>}
        </figure>
      );
    case 'messages':
      return <MessagesFigure {...block} />;
    case 'callout':
      return (
        <aside css={calloutStyle}>
          <p>{block.title}</p>
          <RichParagraph>{block.text}</RichParagraph>
        </aside>
      );
    case 'picture':
      return <PictureFigure block={block} pictures={pictures} />;
    case 'video':
      return <VideoFigure block={block} />;
    case 'sum':
      return <SumFigure block={block} css={drawnStyle} />;
    case 'bars':
      return <BarsFigure block={block} css={drawnStyle} />;
    case 'screens':
      return <ScreensFigure block={block} css={drawnStyle} />;
    case 'table':
      return <TableFigure block={block} />;
  }
}

const subheadingStyle = css({
  margin: `${theme.space[6]} 0 ${theme.space[3]}`,
  fontSize: theme.text.title3,
  breakAfter: 'avoid',
});

/** Figures that are drawn are on a ground of their own. */
const drawnStyle = css(spanColumns, {
  padding: theme.space[10],
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  [theme.media.phone]: {
    marginInline: `calc(-1 * ${theme.space.gutter})`,
    padding: `${theme.space[8]} ${theme.space.gutter}`,
    borderRadius: 0,
  },
});

const quoteStyle = css({
  blockquote: css(largeType(theme.text.title2Small, 'title'), {
    margin: 0,
    color: theme.tint.strong,
    textWrap: 'pretty',
    '&::before': { content: '"“" / ""' },
    '&::after': { content: '"”" / ""' },
  }),
  figcaption: css(smallPrint, { marginTop: theme.space[3] }),
});

const calloutStyle = css({
  padding: theme.space[5],
  border: theme.tintRule,
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  breakInside: 'avoid',
  'p:first-of-type': {
    marginBottom: theme.space[2],
    fontWeight: STRONG_WEIGHT,
  },
  'p:last-child': { marginBottom: 0 },
});

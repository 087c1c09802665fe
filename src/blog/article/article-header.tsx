import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowLeft } from 'lucide-react';
import { SiteLink } from '../../components/actions/site-link';
import { Badge } from '../../components/cards/badge';
import { Picture } from '../../components/media/picture';
import { columnStyle, leadStyle } from '../../components/text/section';
import { articleGrid } from './article-grid';

// For phones with two and with three pixels per CSS pixel, and for larger screens.
export const fragment = graphql`
  fragment ArticleHeaderFields on Post {
    title
    excerpt
    author
    category
    readTime
    day: date
    shortDate: date(formatString: "MMM D, YYYY")
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [768, 1080, 1600])
      }
    }
  }
`;

interface ArticleHeaderProps {
  post: Queries.ArticleHeaderFieldsFragment;
}

export function ArticleHeader({ post }: ArticleHeaderProps) {
  return (
    <>
      <div css={headerStyle}>
        <p css={backStyle}>
          <SiteLink href="/blog">
            <ArrowLeft aria-hidden="true" size="1em" />
            Back to Blog
          </SiteLink>
        </p>
        <div css={wordsStyle}>
          <p>
            <Badge>{post.category}</Badge>
          </p>
          <h1>{post.title}</h1>
          <p css={leadStyle}>{post.excerpt}</p>
          <p css={metaStyle}>
            <time dateTime={post.day}>{post.shortDate}</time>
            {` · ${post.readTime} · ${post.author}`}
          </p>
        </div>
      </div>
      <div css={pictureStyle}>
        <Picture
          file={post.image}
          alt={post.imageAlt}
          sizes="(min-width: 78em) 74rem, (min-width: 50em) calc(100vw - 4rem), 92vw"
          first
        />
      </div>
    </>
  );
}

const headerStyle = (theme: Theme) =>
  css(articleGrid(theme), {
    paddingBlock: `${theme.space[6]} ${theme.space[10]}`,
    [theme.media.wide]: { paddingTop: theme.space[16] },
  });

const backStyle = (theme: Theme) =>
  css({
    a: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space[2],
      paddingBlock: theme.space[1],
      fontSize: theme.text.small,
      fontWeight: 600,
      color: theme.colour.textMuted,
      textDecoration: 'none',
      '&:hover': {
        color: theme.colour.text,
        textDecoration: 'underline',
      },
    },
    [theme.media.print]: { display: 'none' },
  });

/** Wider than the text below, so that a long headline needs fewer lines. */
const wordsStyle = (theme: Theme) =>
  css({
    [theme.media.wide]: { gridColumn: '2 / -1' },
    h1: { maxWidth: '22em', fontSize: theme.text.titleLong },
  });

const metaStyle = (theme: Theme) =>
  css({
    margin: 0,
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
  });

const pictureStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    img: {
      margin: 0,
      borderRadius: theme.radius.large,
      [theme.media.medium]: { aspectRatio: '21 / 9', objectFit: 'cover' },
    },
  });

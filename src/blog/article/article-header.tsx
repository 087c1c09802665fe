import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { BackLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { Picture } from '../../components/media/picture';
import { withWholeWords } from '../../components/text/rich-text';
import { columns, leadStyle, longTitle } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { PostMeta } from '../post-meta';

export const fragment = graphql`
  fragment ArticleHeaderFields on Post {
    ...PostCardFields
    authorRole
  }
`;

/** The article's cover: its words on a ground of its category's tint, beside a picture up to the window's edge. */
export function ArticleHeader({
  post,
}: {
  post: Queries.ArticleHeaderFieldsFragment;
}) {
  return (
    <div css={coverStyle}>
      <div css={wordsStyle}>
        <p css={backStyle}>
          <BackLink href="/blog">Back to Blog</BackLink>
        </p>
        <p>
          <Badge>{post.category}</Badge>
        </p>
        <h1>{withWholeWords(post.title)}</h1>
        <p css={leadStyle}>{post.excerpt}</p>
        <p>
          <PostMeta {...post} />
          {post.authorRole && <small>, {post.authorRole}</small>}
        </p>
      </div>
      <Picture
        file={post.image}
        alt={post.imageAlt}
        sizes="(min-width: 96em) 48rem, (min-width: 62em) 50vw, 100vw"
        priority
        css={pictureStyle}
      />
    </div>
  );
}

const coverStyle = css({
  background: theme.tint.soft,
  [theme.media.wide]: columns('1fr min(50%, 48rem)'),
});

const wordsStyle = css({
  h1: longTitle,
  maxWidth: `calc(${theme.width.prose} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  padding: `${theme.space[6]} ${theme.space.gutter}`,
  [theme.media.wide]: {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'none',
    margin: 0,
    padding: `${theme.space[10]} ${theme.space[12]} ${theme.space[10]} ${theme.space.pageMargin}`,
    // The date is at the lower edge.
    '> :last-child': { margin: 'auto 0 0' },
  },
});

const backStyle = css({
  marginBottom: theme.space[8],
  [theme.media.wide]: { marginBottom: theme.space[12] },
  [theme.media.print]: { display: 'none' },
});

const pictureStyle = css({
  height: '100%',
  objectFit: 'cover',
  aspectRatio: '3 / 2',
  [theme.media.wide]: { aspectRatio: '6 / 5' },
});

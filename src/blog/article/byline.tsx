import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';

interface BylineProps {
  post: Pick<
    Queries.ArticleHeaderFieldsFragment,
    'author' | 'day' | 'shortDate' | 'readTime'
  >;
}

/** Who wrote an article, at its end, and the way to others. */
export function Byline({ post }: BylineProps) {
  return (
    <div css={boxStyle}>
      <Avatar initials={initials(post.author)} />
      <p>
        <span>
          Written by <strong>{post.author}</strong>
        </span>
        <br />
        <small>
          <time dateTime={post.day}>{post.shortDate}</time>
          {` · ${post.readTime}`}
        </small>
      </p>
      <ArrowLink href="/blog">More articles</ArrowLink>
    </div>
  );
}

const boxStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[3]} ${theme.space[4]}`,
    marginTop: theme.space[10],
    padding: theme.space[5],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    background: theme.colour.surface,
    // Where the box is narrow the link goes to a line of its own.
    p: {
      flex: `1 1 ${theme.width.narrow}`,
      margin: 0,
      lineHeight: theme.leading.snug,
    },
    a: { [theme.media.print]: { display: 'none' } },
  });

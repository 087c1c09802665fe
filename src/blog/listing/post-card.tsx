import { graphql } from 'gatsby';
import { memo } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { SiteLink } from '../../components/actions/site-link';
import { TitleLink } from '../../components/actions/title-link';
import { Badge } from '../../components/cards/badge';
import { Card } from '../../components/cards/card';
import { Picture } from '../../components/media/picture';
import { CARD_PICTURE_SIZES } from '../../styles/lists';
import { visuallyHidden } from '../../styles/visually-hidden';
import { ShareButtons } from '../sharing/share-buttons';
import { postLinkProps, publicAddress } from '../sharing/share-links';

// src/gatsby/public-files.ts queries the same fields, for the posts that are not in the page's HTML.
export const fragment = graphql`
  fragment PostCardFields on Post {
    title
    excerpt
    author
    category
    slug
    link
    readTime
    day: date
    shortDate: date(formatString: "MMM D, YYYY")
    imageAlt
    image {
      ...PictureFields
    }
  }
  fragment PostSharingFields on SiteSettings {
    origin
    share {
      x
      facebook
      linkedin
    }
  }
`;

interface PostCardProps {
  post: Queries.PostCardFieldsFragment;
  site: Queries.PostSharingFieldsFragment;
  /** Whether its picture is above the fold. */
  first: boolean;
}

export const PostCard = memo(function PostCard({
  post,
  site,
  first,
}: PostCardProps) {
  const { title, excerpt } = post;
  const target = postLinkProps(post);
  return (
    <Card>
      <Picture
        file={post.image}
        alt={post.imageAlt}
        sizes={CARD_PICTURE_SIZES}
        first={first}
      />
      <p css={aboutStyle}>
        <Badge>{post.category}</Badge>
        <small>
          <time dateTime={post.day}>{post.shortDate}</time>
          {` · ${post.readTime}`}
        </small>
      </p>
      <h3>
        <TitleLink {...target}>{title}</TitleLink>
      </h3>
      <p>{excerpt}</p>
      <p css={endStyle}>
        <small>{post.author}</small>
        <SiteLink
          {...target}
          css={readStyle}
          aria-label={`Read more: ${title}`}
        >
          Read more
          {/* Search engines read a link's text, not its label. */}
          <span css={visuallyHidden}>: {title}</span>
        </SiteLink>
      </p>
      <div css={shareStyle}>
        <ShareButtons
          shared={{
            title,
            url: publicAddress(site.origin, post),
            description: excerpt,
          }}
          endpoints={site.share}
        />
      </div>
    </Card>
  );
});

const aboutStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[1]} ${theme.space[3]}`,
  });

const endStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.space[3],
    alignSelf: 'stretch',
    marginTop: 'auto',
  });

const readStyle = (theme: Theme) =>
  css({
    flex: 'none',
    paddingBlock: theme.space[1],
    fontWeight: 600,
    color: theme.colour.text,
  });

const shareStyle = (theme: Theme) =>
  css({
    alignSelf: 'stretch',
    paddingTop: theme.space[3],
    // Aligns the buttons' text with the card's, not their edges.
    '> ul': { marginInline: `calc(-1 * ${theme.space[2]})` },
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    [theme.media.noScripts]: { display: 'none' },
  });

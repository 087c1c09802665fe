import { memo } from 'react';
import { pictureCardGrid } from '../../styles/lists';
import { PostCard } from './post-card';

interface PostGridProps {
  posts: readonly Queries.PostCardFieldsFragment[];
  site: Queries.PostSharingFieldsFragment;
}

/** The cards of a page of posts. */
export const PostGrid = memo(function PostGrid({ posts, site }: PostGridProps) {
  return (
    <ul css={pictureCardGrid}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} site={site} first={index === 0} />
      ))}
    </ul>
  );
});

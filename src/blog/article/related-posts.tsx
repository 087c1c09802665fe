import { css } from '@emotion/react';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { TitleLink } from '../../components/actions/links';
import { withWholeWords } from '../../components/text/rich-text';
import { Picture } from '../../components/media/picture';
import { Section } from '../../components/text/section';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { visuallyHidden } from '../../styles/mixins';
import { PostMeta } from '../post-meta';
import { postLinkProps } from '../sharing/share-links';

/** A third of the row, or a small picture beside the text. */
const SIZES =
  '(min-width: 78em) 23.34rem, (min-width: 62em) calc((100vw - 8rem) / 3), (min-width: 36.3em) 12rem, 33vw';

interface RelatedPostsProps {
  posts: readonly Queries.PostCardFieldsFragment[];
}

export function RelatedPosts({ posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <div css={areaStyle}>
      <Section title="Related articles">
        <ul css={listStyle}>
          {posts.map((post) => (
            <li key={post.slug} css={cardStyle}>
              <Picture
                file={post.image}
                alt={post.imageAlt}
                sizes={SIZES}
                css={pictureStyle}
              />
              <div>
                <p css={categoryStyle}>{post.category}</p>
                <h3>
                  <TitleLink {...postLinkProps(post)}>
                    {withWholeWords(post.title)}
                    {post.link && (
                      <>
                        <ArrowUpRight aria-hidden="true" size="0.9em" />
                        <span css={visuallyHidden}> (opens in a new tab)</span>
                      </>
                    )}
                  </TitleLink>
                </h3>
                <p>
                  <PostMeta {...post} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const areaStyle = css({
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  [theme.media.print]: { display: 'none' },
  h2: { margin: 0, fontSize: theme.text.titleText },
});

const listStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[8],
  [theme.media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const cardStyle = css({
  display: 'grid',
  gridTemplateColumns: `min(36%, ${theme.width.narrow}) minmax(0, 1fr)`,
  gap: theme.space[4],
  alignItems: 'start',
  [theme.media.wide]: { display: 'block' },
  h3: {
    margin: `${theme.space[1]} 0 ${theme.space[2]}`,
    fontSize: theme.text.title4,
    svg: {
      display: 'inline',
      marginLeft: '0.25em',
      verticalAlign: '-0.05em',
    },
  },
  p: { margin: 0 },
});

const pictureStyle = css({
  marginBottom: theme.space[5],
  borderRadius: theme.radius.medium,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});

const categoryStyle = css({
  fontSize: theme.text.small,
  fontWeight: 600,
  color: theme.tint.strong,
});

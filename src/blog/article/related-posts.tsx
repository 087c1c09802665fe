import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { Picture } from '../../components/media/picture';
import { withWholeWords } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { PostMeta } from '../post-meta';
import { postLinkProps } from '../sharing/share-links';

export function RelatedPosts({
  posts,
}: {
  posts: readonly Queries.PostCardFieldsFragment[];
}) {
  if (posts.length === 0) return null;
  return (
    <Section title="Related articles" css={sectionStyle}>
      <ul css={listStyle}>
        {posts.map((post) => (
          <li key={post.slug} css={cardStyle}>
            <Picture file={post.image} alt={post.imageAlt} sizes="6rem" />
            <div>
              <p>
                <Badge>{post.category}</Badge>
              </p>
              <h3>
                <TitleLink {...postLinkProps(post)}>
                  {withWholeWords(post.title)}
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
  );
}

const sectionStyle = css({
  borderTop: theme.rule,
  [theme.media.print]: { display: 'none' },
  h2: { margin: 0, fontSize: theme.text.title2Small },
});

const listStyle = css(plainList, columns('1fr', { wide: '1fr 1fr 1fr' }), {
  gap: theme.space[8],
});

const cardStyle = css(columns(`min(${theme.space[24]}, 25vw) 1fr`), {
  gap: `min(${theme.space[5]}, 4vw)`,
  alignItems: 'start',
  h3: {
    margin: `${theme.space[1]} 0 ${theme.space[2]}`,
    fontSize: theme.text.title4,
  },
  p: { margin: 0 },
  img: { borderRadius: theme.radius.medium },
});

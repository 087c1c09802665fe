import { css } from '@emotion/react';
import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import { Actions } from '../../components/actions/actions';
import { TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { Landscape } from '../../components/media/landscape';
import { Picture } from '../../components/media/picture';
import { RichParagraph, withWholeWords } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import {
  columns,
  leadStyle,
  plainList,
  visuallyHidden,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { PostMeta } from '../post-meta';
import { postLinkProps, ShareButtons, sharedOf } from '../share-buttons';

/** The article's call to action, in a landscape like that of `ClosingSection`. */
export function PromoBlock({
  promo,
}: {
  promo: Queries.ClosingFieldsFragment;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={promoStyle}>
      <div css={promoWordsStyle}>
        <h2 id={headingId}>{promo.title}</h2>
        <RichParagraph css={leadStyle}>{promo.text}</RichParagraph>
        <Actions actions={promo.actions} note={promo.note} />
      </div>
      <div css={artStyle}>
        <Landscape />
      </div>
    </section>
  );
}

/** Leaves room for the landscape's field below the words. */
const ABOVE_FIELD = '7rem';

const PROMO_PADDING = 'clamp(1.5rem, 6vw, 2.5rem)';

const promoStyle = css(columns(), {
  columnGap: theme.space[6],
  marginTop: theme.space[16],
  padding: `${PROMO_PADDING} ${PROMO_PADDING} 0`,
  borderRadius: theme.radius.large,
  overflow: 'clip',
  background: `linear-gradient(${theme.colour.dawnHigh}, ${theme.colour.dawnLow} 56%)`,
  [theme.media.medium]: columns('1fr auto'),
  [theme.media.forcedColours]: {
    paddingBottom: PROMO_PADDING,
    border: `${theme.stroke.thin} solid`,
  },
  [theme.media.print]: { display: 'none' },
});

const promoWordsStyle = css({
  position: 'relative',
  paddingBottom: theme.space[6],
  p: { marginBottom: theme.space[6] },
  [theme.media.medium]: { paddingBottom: ABOVE_FIELD },
  [theme.media.forcedColours]: { paddingBottom: 0 },
});

const artStyle = css({
  width: '9rem',
  alignSelf: 'end',
  justifySelf: 'center',
});

interface ShareLineProps {
  post: Queries.PostFieldsFragment;
  site: Queries.PostSharingFieldsFragment;
}

/** Its Share button must do nothing (docs/decisions.md), so it is marked as disabled; the buttons beside it share. */
export function ShareLine({ post, site }: ShareLineProps) {
  const reasonId = useId();
  return (
    <div css={lineStyle}>
      <span>Share this article:</span>
      <button type="button" aria-disabled="true" aria-describedby={reasonId}>
        <Share2 aria-hidden="true" size="1em" />
        Share
      </button>
      <span id={reasonId} css={visuallyHidden}>
        To share this article, use the buttons beside this one
      </span>
      <ShareButtons shared={sharedOf(post, site)} />
    </div>
  );
}

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[3],
  position: 'relative',
  marginTop: theme.space[6],
  fontWeight: 600,
  '> button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[1],
    minHeight: theme.space[6],
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.colour.textMuted,
    cursor: 'not-allowed',
  },
  [theme.media.print]: { display: 'none' },
  // Without scripts the sharing buttons are hidden, so this line is too.
  [theme.media.noScripts]: { display: 'none' },
});

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

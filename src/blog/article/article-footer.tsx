import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Share2 } from 'lucide-react';
import { Actions } from '../../components/actions/actions';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Button } from '../../components/actions/button';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';

interface PromoBlockProps {
  promo: Queries.ClosingFieldsFragment;
}

/** The article's call to action, in the column of its text (SPEC.md section 2). */
export function PromoBlock({ promo }: PromoBlockProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={promoStyle}>
      <h2 id={headingId}>{promo.title}</h2>
      <p>{promo.text}</p>
      <Actions actions={promo.actions} />
    </section>
  );
}

const promoStyle = (theme: Theme) =>
  css({
    marginTop: theme.space[16],
    padding: `clamp(${theme.space[6]}, 6vw, ${theme.space[10]})`,
    border: `${theme.line} solid ${theme.colour.fieldLine}`,
    borderRadius: theme.radius.large,
    background: theme.colour.field,
    color: theme.colour.onField,
    ':focus-visible': { outlineColor: theme.colour.onField },
    h2: { fontSize: theme.text.titleText },
    p: {
      marginBottom: theme.space[6],
      lineHeight: theme.leading.snug,
      fontSize: theme.text.lead,
      color: theme.colour.onFieldMuted,
    },
    // Printers leave out the dark background, but not the light text on it.
    [theme.media.print]: { display: 'none' },
  });

/** On article pages the button does nothing (SPEC.md section 2). */
export function ShareLine() {
  return (
    <p css={lineStyle}>
      <span>Share this article:</span>{' '}
      <Button variant="secondary">
        <Share2 aria-hidden="true" size="1em" />
        Share
      </Button>
    </p>
  );
}

const lineStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[4],
    margin: `${theme.space[10]} 0 0`,
    fontWeight: 600,
    [theme.media.print]: { display: 'none' },
  });

interface BylineProps {
  post: Pick<
    Queries.ArticleHeaderFieldsFragment,
    'author' | 'day' | 'shortDate' | 'readTime'
  >;
}

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
    // In a narrow box the link goes to its own line.
    p: {
      flex: `1 1 ${theme.width.narrow}`,
      margin: 0,
      lineHeight: theme.leading.snug,
    },
    a: { [theme.media.print]: { display: 'none' } },
  });

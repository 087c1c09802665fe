import { css } from '@emotion/react';
import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import { Actions } from '../../components/actions/actions';
import { neutralButton } from '../../components/actions/button';
import { Landscape } from '../../components/media/landscape';
import { RichParagraph } from '../../components/text/rich-text';
import { columns, leadStyle, visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { ShareButtons } from '../sharing/share-buttons';
import { sharedOf } from '../sharing/share-links';

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

const promoWordsStyle = css(neutralButton, {
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

import { css } from '@emotion/react';
import { Dialogue } from '../../components/chat/dialogue';
import { panelBox, panelLabel } from '../../styles/panel-style';
import { Rating } from '../../components/cards/badge';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import { ChatWindow } from '../chat/chat-window';
import { Appointment } from '../parts/appointment';
import { Facts } from '../parts/facts';
import { Person } from '../parts/person';
import { ReviewItem } from '../reviews/review-item';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { Branches } from './branches';
import { Channels } from './channels';
import { Choices } from './choices';
import { CustomerRecord } from './customer-record';
import { Notice } from './notice';
import { Payment } from './payment';
import { type MiniVariant, variants } from './variants';

interface MiniPanelProps {
  mini: MiniPanelData;
  variant?: MiniVariant;
  /** From the parent's `css`: place, scale, edges and ground; what is inside depends on `variant` alone. */
  className?: string;
}

/**
 * A small part of a product's interface, with sample data, in the current tint. Hidden from screen readers, because it
 * illustrates the words beside it.
 */
export function MiniPanel(props: MiniPanelProps) {
  const { mini, variant = 'card', className } = props;
  const { all, [mini.kind]: ofKind } = variants[variant];
  return (
    <div
      aria-hidden="true"
      css={[cardStyle, all, ofKind]}
      className={className}
    >
      {contentOf(mini)}
    </div>
  );
}

function contentOf(mini: MiniPanelData) {
  switch (mini.kind) {
    case 'appointment':
      return (
        <>
          <Appointment {...mini} />
          {mini.others && <Facts facts={mini.others} />}
        </>
      );
    case 'branches':
      return <Branches {...mini} />;
    case 'channels':
      return <Channels {...mini} />;
    case 'choices':
      return <Choices {...mini} />;
    case 'facts':
      return (
        <>
          <p css={miniTitleStyle}>{mini.title}</p>
          <Facts facts={mini.facts} />
        </>
      );
    case 'messages':
      return (
        <>
          <Person name={mini.name} note={mini.channel} />
          <Dialogue lines={mini.dialogue} own={mini.own} />
        </>
      );
    case 'notice':
      return <Notice {...mini} />;
    case 'payment':
      return <Payment {...mini} />;
    case 'phone':
      return <ChatWindow own="business" {...mini} lines={mini.dialogue} />;
    case 'record':
      return <CustomerRecord {...mini} />;
    case 'review':
      return (
        <>
          <Person name={mini.name} note={mini.source} />
          <Rating stars={mini.rating} />
          <p>{mini.text}</p>
        </>
      );
    case 'reviews':
      return (
        <ul css={reviewsStyle}>
          {mini.reviews.map((review) => (
            <ReviewItem key={review.name} {...review} />
          ))}
        </ul>
      );
  }
}

const cardStyle = css(panelBox, {
  padding: theme.space[4],
  color: theme.colour.text,
  boxShadow: theme.shadow.medium,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  // Breaks words, because large text in a wide fallback font could widen the page.
  overflowWrap: 'anywhere',
  textAlign: 'left',
  'p, ol, ul, dl, dd': { margin: 0 },
  svg: { flex: 'none' },
  // Content below a person.
  '> div + ol, > div + dl, > div + span': { marginTop: theme.space[3] },
});

const miniTitleStyle = css(panelLabel, {
  '&&': { marginBottom: theme.space[2] },
});

/** Reaches the card’s edges. */
const reviewsStyle = css(plainList, {
  '&&': { margin: `calc(-1 * ${theme.space[4]})` },
});

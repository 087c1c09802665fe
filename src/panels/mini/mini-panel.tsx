import { css } from '@emotion/react';
import { Person } from '../../components/display/person';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import { columns, plainList } from '../../styles/mixins';
import { panelBox } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { ChatWindow } from '../parts/chat-window';
import { Dialogue } from '../parts/dialogue';
import { panelLabel, panelText, phoneCase } from '../parts/drawn-parts';
import { Facts } from '../parts/facts';
import { ReviewItem } from '../parts/review-item';
import { Appointment } from './appointment';
import { Branches } from './branches';
import { Channels } from './channels';
import { Choices } from './choices';
import { CustomerRecord } from './customer-record';
import { Notice } from './notice';
import { Payment } from './payment';
import { Review } from './review';

interface MiniPanelProps {
  mini: MiniPanelData;
  /** A card or, without one, directly on what is behind it. A phone has its case instead, branches and channels no frame. */
  frame?: 'card' | 'none';
  /** From the parent's `css`: place, scale, edges and ground. */
  className?: string;
}

/**
 * A small part of a product's interface, with sample data, in the current tint. Hidden from screen readers, because it
 * illustrates the words beside it.
 */
export function MiniPanel(props: MiniPanelProps) {
  const { mini, frame = 'card', className } = props;
  return (
    <div
      aria-hidden="true"
      css={[contentStyle, frameStyle(mini, frame)]}
      className={className}
    >
      {contentOf(mini, frame === 'none')}
    </div>
  );
}

function frameStyle(mini: MiniPanelData, frame: MiniPanelProps['frame']) {
  switch (mini.kind) {
    case 'phone':
      return css(
        phoneCase,
        !mini.name && continuesAbove,
        !mini.draft && continuesBelow,
      );
    case 'branches':
    case 'channels':
      return undefined;
    default:
      return frame === 'card' ? cardStyle : undefined;
  }
}

function contentOf(mini: MiniPanelData, large: boolean) {
  switch (mini.kind) {
    case 'appointment':
      return (
        <div css={stackStyle}>
          <Appointment {...mini} />
          {mini.others && <Facts facts={mini.others} />}
        </div>
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
          <Facts facts={mini.facts} look={large ? 'plain' : 'ruled'} />
        </>
      );
    case 'messages':
      return (
        <div css={stackStyle}>
          <Person name={mini.name} note={mini.channel} />
          <Dialogue lines={mini.dialogue} own={mini.own} />
        </div>
      );
    case 'notice':
      return <Notice {...mini} large={large} />;
    case 'payment':
      return <Payment {...mini} />;
    case 'phone':
      return (
        <ChatWindow
          own="business"
          {...mini}
          lines={mini.dialogue}
          css={screenStyle}
        />
      );
    case 'record':
      return <CustomerRecord {...mini} />;
    case 'review':
      return <Review {...mini} large={large} />;
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

const contentStyle = css(panelText, {
  minWidth: 0,
  color: theme.colour.text,
  textAlign: 'left',
});

const cardStyle = css(panelBox, {
  padding: theme.space[4],
  boxShadow: theme.shadow.medium,
});

/** A phone whose upper part is another mini panel. */
const continuesAbove = css({
  borderTop: 0,
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
  boxShadow: 'none',
});

const continuesBelow = css({
  borderBottom: 0,
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  boxShadow: 'none',
});

/** The case clips it. */
const screenStyle = css({ border: 0, borderRadius: 0, boxShadow: 'none' });

const stackStyle = css(columns(), { gap: theme.space[3] });

const miniTitleStyle = css(panelLabel, { marginBottom: theme.space[2] });

/** Rows reach the card’s edges. */
const reviewsStyle = css(plainList, { margin: `calc(-1 * ${theme.space[4]})` });

/** Parents enlarge mini panels with `zoom`, because a larger font alone would leave spaces and borders as they are. */
export const zoomStyles = {
  inFeature: css({ zoom: 1.15, [theme.media.wide]: { zoom: 1.3 } }),
  /** `--mini-zoom` overrides the scale. */
  fromTablets: css({ [theme.media.medium]: { zoom: 'var(--mini-zoom, 1.2)' } }),
};

import { css } from '@emotion/react';
import { Person } from '../../components/display/person';
import { Rating } from '../../components/display/rating';
import { asSnippet, type QueriedJson } from '../../content/from-graphql';
import type { PanelSnippetData } from '../../content/schemas/panels/panel-snippet';
import {
  columns,
  largeType,
  onDarkStyle,
  wrappingRow,
} from '../../styles/mixins';
import { panelBox } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { ChatWindow } from '../parts/chat-window';
import { Dialogue } from '../parts/dialogue';
import { panelLabel, panelText, phoneCase } from '../parts/drawn-parts';
import { Facts } from '../parts/facts';
import { Stamp } from '../parts/stamp';
import { Appointment } from './appointment';
import { Channels } from './channels';
import { Notice } from './notice';

interface PanelSnippetProps {
  snippet: QueriedJson;
  /** A card or, without one, directly on what is behind it. A phone has its case instead, channels no frame. */
  frame?: 'card' | 'none';
  /** From the parent's `css`: place, scale, edges and ground. */
  className?: string;
}

/**
 * A small part of a product's interface, with sample data, in the current tint. Hidden from screen readers, because it
 * illustrates the words beside it.
 */
export function PanelSnippet(props: PanelSnippetProps) {
  const { frame = 'card', className } = props;
  const snippet = asSnippet(props.snippet);
  return (
    <div
      aria-hidden="true"
      css={[contentStyle, frameStyle(snippet, frame)]}
      className={className}
    >
      {contentOf(snippet, frame === 'none')}
    </div>
  );
}

function frameStyle(
  snippet: PanelSnippetData,
  frame: PanelSnippetProps['frame'],
) {
  switch (snippet.kind) {
    case 'phone':
      return css(
        phoneCase,
        !snippet.name && continuesAbove,
        !snippet.draft && continuesBelow,
      );
    case 'channels':
      return undefined;
    default:
      return frame === 'card' ? cardStyle : undefined;
  }
}

function contentOf(snippet: PanelSnippetData, large: boolean) {
  switch (snippet.kind) {
    case 'appointment':
      return <Appointment {...snippet} />;
    case 'channels':
      return <Channels {...snippet} />;
    case 'facts':
      return (
        <div css={factsStyle}>
          <p css={factsTitleStyle}>{snippet.title}</p>
          <Facts facts={snippet.facts} ruled={!large} />
        </div>
      );
    case 'messages':
      return (
        <div css={stackStyle}>
          <Person name={snippet.name} note={snippet.channel} />
          <Dialogue lines={snippet.dialogue} />
        </div>
      );
    case 'notice':
      return <Notice {...snippet} large={large} />;
    case 'payment':
      return (
        <div css={paymentStyle}>
          <p css={paymentTitleStyle}>{snippet.title}</p>
          <strong css={amountStyle}>{snippet.amount}</strong>
          <Stamp>{snippet.status}</Stamp>
        </div>
      );
    case 'phone':
      return (
        <ChatWindow {...snippet} lines={snippet.dialogue} css={screenStyle} />
      );
    case 'review':
      return (
        <div css={[stackStyle, large && quoteStyle]}>
          <Rating stars={snippet.rating} css={large && starsStyle} />
          <p css={large && quotedWordsStyle}>{snippet.text}</p>
          <Person
            name={snippet.name}
            note={snippet.source}
            css={large && quotedPersonStyle}
          />
        </div>
      );
  }
}

const contentStyle = css(panelText, {
  minWidth: 0,
  color: theme.colour.text,
  textAlign: 'left',
});

const cardStyle = css(panelBox, columns(), {
  alignItems: 'start',
  padding: theme.space[4],
  boxShadow: theme.shadow.medium,
});

/** A phone whose upper part is another snippet. */
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

/** The rows share the height of a card that is higher than they are. */
const factsStyle = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignSelf: 'stretch',
  dl: { display: 'grid' },
  'dl > div': { alignItems: 'center' },
});

const factsTitleStyle = css(panelLabel, { marginBottom: theme.space[2] });

/** The stamp is beside the amount, or below it where text is enlarged. */
const paymentStyle = css(wrappingRow, { justifyContent: 'space-between' });
const paymentTitleStyle = css(panelLabel, { flexBasis: '100%' });
const amountStyle = largeType(theme.text.figure);

/** A large review, on a dark ground. */
const quoteStyle = css(onDarkStyle, {
  gap: theme.space[5],
  fontSize: theme.text.body,
});

const starsStyle = css({ fontSize: theme.text.clock });

const quotedWordsStyle = css(largeType(theme.text.quote, 'large'), {
  lineHeight: theme.leading.large,
});

const quotedPersonStyle = css({ [theme.media.wide]: { zoom: 1.3 } });

/** Parents enlarge snippets with `zoom`, because a larger font alone would leave spaces and borders as they are. */
export const zoomStyles = {
  inFeature: css({ [theme.media.wide]: { zoom: 1.3 } }),
  /** `--snippet-zoom` overrides the scale. */
  fromTablets: css({
    [theme.media.medium]: { zoom: 'var(--snippet-zoom, 1.2)' },
  }),
};

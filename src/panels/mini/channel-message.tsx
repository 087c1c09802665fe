import CheckCheck from 'lucide-react/icons/check-check';
import { css } from '@emotion/react';
import { metaStyle } from '../../components/product/product-style';
import { theme } from '../../styles/theme';
import type { MiniOf } from '../../content/schemas/product/mini-panel';

type Message = MiniOf<'channels'>['messages'][number];

/** A message as its channel shows it. */
export function ChannelMessage({ channel, subject, text, time }: Message) {
  switch (channel) {
    case 'Email':
      return (
        <div css={letterStyle}>
          <p>{subject}</p>
          <p>{text}</p>
        </div>
      );
    case 'Instagram':
      return (
        <div css={replyStyle}>
          <Post />
          <p css={bubbleStyle}>{text}</p>
        </div>
      );
    case 'WhatsApp':
      return (
        <p css={tickedStyle}>
          {text}{' '}
          <span css={metaStyle}>
            {time} <CheckCheck size="1.2em" />
          </span>
        </p>
      );
    default:
      return <p css={bubbleStyle}>{text}</p>;
  }
}

/** The picture of a post: a heat pump below a window. */
function Post() {
  return (
    <svg viewBox="0 0 48 48" css={postStyle}>
      <path d="M0 40h48v8H0zM30 5h13v15H30z" fill={theme.tint.strong} />
      <rect x="5" y="17" width="31" height="24" rx="2" />
      <circle cx="16" cy="29" r="8" fill={theme.tint.line} />
      <path
        d="M16 21v16M8 29h16M29 23h4M29 27h4M29 31h4"
        stroke={theme.tint.strong}
      />
    </svg>
  );
}

export const hiddenIfSmall = {
  display: 'none',
  [theme.container.small]: { display: 'grid' },
};

const bubbleStyle = css({
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: `${theme.radius.large} ${theme.radius.large} ${theme.radius.tiny} ${theme.radius.large}`,
  background: theme.tint.soft,
  color: theme.colour.text,
});

const tickedStyle = css(bubbleStyle, {
  display: 'flow-root',
  borderRadius: `${theme.radius.small} 0 ${theme.radius.small} ${theme.radius.small}`,
  span: {
    float: 'right',
    display: 'flex',
    gap: theme.space[1],
    marginLeft: theme.space[2],
    lineHeight: 'inherit',
    whiteSpace: 'nowrap',
  },
  svg: { color: theme.colour.info },
});

const letterStyle = css({
  borderRadius: theme.radius.tiny,
  background: theme.colour.surface,
  color: theme.colour.text,
  p: { padding: `${theme.space[2]} ${theme.space[3]}` },
  'p:first-of-type': {
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    fontWeight: 700,
  },
});

/** The answer lies over a corner of the post. */
const replyStyle = css({
  display: 'flex',
  alignItems: 'center',
  p: { marginLeft: `calc(-1 * ${theme.space[2]})` },
});

const postStyle = css(hiddenIfSmall, {
  width: theme.space[16],
  borderRadius: theme.radius.small,
  background: theme.tint.line,
  fill: theme.colour.surface,
});

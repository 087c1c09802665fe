import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { css } from '@emotion/react';
import { smallButtonStyle } from '../../components/actions/button';
import { dialogueStyles } from '../../styles/dialogue-style';
import { replyTo } from '../../demos/chat/replies';
import { theme } from '../../styles/theme';
import { largeType, square, wrappingRow } from '../../styles/mixins';

/** A picture of the chat: its first question with the answer, the others to choose, and the line to write in. */
export function ChatSample(chat: Queries.DemosFieldsFragment['chat']) {
  const [question = '', ...others] = chat.prompts;
  return (
    <div css={sampleStyle}>
      <p css={[dialogueStyles.ownBubble, bubbleStyle, questionStyle]}>
        {question}
      </p>
      <p css={[dialogueStyles.bubble, bubbleStyle, answerStyle]}>
        {replyTo(question, chat)}
      </p>
      <ul css={wrappingRow}>
        {others.map((prompt) => (
          <li key={prompt} css={[smallButtonStyle, promptStyle]}>
            {prompt}
          </li>
        ))}
      </ul>
      <div css={[smallButtonStyle, lineStyle]}>
        <span>Write a message</span>
        <SendHorizontal size="1em" />
      </div>
    </div>
  );
}

const sampleStyle = css({
  display: 'grid',
  gap: theme.space[3],
  cursor: 'pointer',
});

const bubbleStyle = css({
  marginBlock: 0,
  padding: `${theme.space[3]} ${theme.space[5]}`,
});

const answerStyle = css({
  maxWidth: '34rem',
  background: theme.colour.surface,
  fontSize: theme.text.lead,
  lineHeight: theme.leading.snug,
  [theme.media.wide]: { fontSize: theme.text.title2Small },
});

const questionStyle = css(
  largeType(`min(${theme.text.title2}, 5.6vw)`, 'title2'),
  { background: theme.colour.onDark, color: theme.colour.darkGround },
);

/** Controls are outlines on the dark ground. */
const outlineStyle = css({
  borderColor: theme.colour.onDarkMuted,
  background: 'none',
});

const promptStyle = css(outlineStyle, {
  paddingInline: theme.space[3],
  fontSize: theme.text.tiny,
  [theme.media.wide]: { fontSize: theme.text.caption },
});

/** With a caret. */
const lineStyle = css(wrappingRow, outlineStyle, {
  justifyContent: 'space-between',
  padding: `${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[5]}`,
  fontSize: theme.text.lead,
  fontWeight: 400,
  span: {
    paddingLeft: theme.space[1],
    borderLeft: `${theme.stroke.medium} solid ${theme.colour.action}`,
  },
  svg: css(square(theme.space[10]), {
    padding: theme.space[2],
    borderRadius: theme.radius.round,
    background: theme.colour.action,
    color: theme.colour.onAction,
  }),
});

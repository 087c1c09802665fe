import {
  bubbleStyle,
  otherStyle,
  ownBubbleStyle,
  ownStyle,
  timeStyle,
} from '../../components/product/dialogue';
import { visuallyHidden } from '../../styles/visually-hidden';
import { ClockTime } from '../clock-time';
import type { Message } from './chat-machine';

interface MessageItemProps {
  message: Message;
}

/** What was said, by whom and when. */
export function MessageItem({ message }: MessageItemProps) {
  const { text, isBot, timestamp } = message;
  return (
    <li css={isBot ? otherStyle : ownStyle}>
      <span css={visuallyHidden}>{isBot ? 'Assistant: ' : 'You: '}</span>
      <p css={isBot ? bubbleStyle : ownBubbleStyle}>
        <span>{text}</span> <ClockTime timestamp={timestamp} css={timeStyle} />
      </p>
    </li>
  );
}

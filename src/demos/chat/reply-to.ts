/** What the assistant can say: a reply for each rule, and one for everything else. */
export interface Replies {
  replies: readonly { keywords: readonly string[]; reply: string }[];
  fallback: string;
}

/** Takes a message; gives the reply of the first rule that has one of its keywords in it, whatever their case (SPEC.md section 9). */
export function replyTo(text: string, { replies, fallback }: Replies): string {
  const message = comparable(text);
  const rule = replies.find(({ keywords }) =>
    keywords.some((keyword) => message.includes(comparable(keyword))),
  );
  return rule?.reply ?? fallback;
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

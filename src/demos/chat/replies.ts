// Not part of use-chat.ts, because the home page shows an answer before the demos load.

export interface Replies {
  replies: readonly { keywords: readonly string[]; reply: string }[];
  fallback: string;
}

/** The reply of the first rule with a keyword in the message, ignoring case. */
export function replyTo(text: string, { replies, fallback }: Replies): string {
  const message = normalise(text);
  const rule = replies.find(({ keywords }) =>
    keywords.some((keyword) => message.includes(normalise(keyword))),
  );
  return rule?.reply ?? fallback;
}

function normalise(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

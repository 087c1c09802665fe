import { openConversation } from './open-conversation';

const conversations = ['First', 'Second'].map((preview) => ({
  name: `Sender of ${preview}`,
  channel: 'SMS',
  preview,
  time: '9am',
  unread: false,
}));

const lines = (text: string) => [{ speaker: 'customer', text, time: null }];

describe('openConversation', () => {
  test('is the one whose preview ends the dialogue', () => {
    expect(openConversation(conversations, lines('Second'))).toBe(
      conversations[1],
    );
  });

  test('is the first where no preview does', () => {
    expect(openConversation(conversations, lines('Other'))).toBe(
      conversations[0],
    );
    expect(openConversation(conversations, null)).toBe(conversations[0]);
  });

  test('is nothing where there are none', () => {
    expect(openConversation(null, lines('Other'))).toBeUndefined();
  });
});

import type { PanelProps } from '../parts/panel-props';

type Panel = PanelProps['panel'];
type Conversation = NonNullable<Panel['conversations']>[number];

/** Takes the conversations and the lines of the open one; gives the one that the last line previews, or the first. */
export function openConversation(
  conversations: Panel['conversations'],
  lines: Panel['dialogue'],
): Conversation | undefined {
  const last = lines?.at(-1)?.text;
  return (
    conversations?.find(({ preview }) => preview === last) ?? conversations?.[0]
  );
}

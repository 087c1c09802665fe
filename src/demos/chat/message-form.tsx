import type { SubmitEvent } from 'react';
import { useId } from 'react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { Field } from '../../components/controls/field';
import { theme } from '../../styles/theme';

interface MessageFormProps {
  draft: string;
  onDraft: (draft: string) => void;
  /** Not called for a blank message (SPEC.md section 5). */
  onSend: (text: string) => void;
}

export function MessageForm({ draft, onDraft, onSend }: MessageFormProps) {
  const fieldId = useId();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() === '') return;
    onSend(draft);
    onDraft('');
  }

  return (
    <form css={formStyle} method="dialog" onSubmit={submit}>
      <Field id={fieldId} label="Your message">
        <input
          type="text"
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
        />
      </Field>
      <Button type="submit">
        Send
        <SendHorizontal aria-hidden="true" size="1em" />
      </Button>
    </form>
  );
}

const formStyle = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.space[2],
  padding: theme.space[4],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  label: { fontSize: theme.text.tiny, fontWeight: 600 },
  button: { flex: 'none' },
});

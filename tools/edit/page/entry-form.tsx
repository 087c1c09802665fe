import type { SubmitEvent } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonSchema } from '../../../src/content/converters/json-schema';
import type { Answer, SaveRequest } from '../entries';
import type { open } from './content';
import { addableFolders, uploads } from './content';
import { Issues } from './field';
import { Form, reveal } from './form';
import { placeInWords, sentence } from './values';

interface Props {
  entry: NonNullable<typeof open>;
  schema: JsonSchema;
}

/** The form of an entry, with what saves and deletes it. */
export function EntryForm({ entry, schema }: Props) {
  const { file, folder, title } = entry;
  const [value, setValue] = useState(entry.value);
  const [saved, setSaved] = useState<{
    text?: string | undefined;
    value: unknown;
  }>(entry);
  const [issues, setIssues] = useState(new Map<string, string>());
  const [messages, setMessages] = useState<string[]>([]);
  const current = JSON.stringify(value);
  const isChanged = current !== JSON.stringify(saved.value);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isChanged) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const { slug } = { slug: '', ...(value as object) };
    const request: SaveRequest = {
      file: file ?? `${folder}/${/^[\w-]+$/.test(slug) ? slug : 'new'}.json`,
      before: saved.text,
      // A file in which nothing was changed stays as it is, however it is formatted.
      text: (!isChanged && saved.text) || `${JSON.stringify(value, null, 2)}\n`,
      pictures: Object.fromEntries(
        [...uploads]
          .filter(([name]) => current.includes(name))
          .map(([name, url]) => [name, url.replace(/^.*,/, '')]),
      ),
    };
    const answer = await ask('/save', request);
    if (!answer?.isDone) return;
    flushSync(() => setSaved({ text: request.text, value }));
    setMessages(['Saved.']);
    uploads.clear();
    if (!file) location.replace(`/?file=${request.file}`);
  }

  async function remove() {
    if (!file || !confirm(`Delete “${title}”?`)) return;
    const answer = await ask('/delete', { file });
    if (!answer?.isDone) return;
    flushSync(() => setSaved({ ...saved, value }));
    alert(`Deleted: ${answer.changed.join(', ')}`);
    location.replace('/');
  }

  /** Sends a request and shows the issues, each beside its field if there is one. */
  async function ask(address: string, request: { file: string }) {
    const response = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(request),
    }).catch(() => undefined);
    if (!response?.ok) {
      setMessages(['Not saved: npm run edit has stopped.']);
      return undefined;
    }
    const answer = (await response.json()) as Answer;
    const beside = new Map<string, string>();
    const others: string[] = [];
    for (const issue of answer.issues) {
      const isHere = issue.file === `data/${request.file}`;
      if (isHere && document.getElementById(`${issue.path}-issue`))
        beside.set(issue.path, sentence(issue));
      else others.push(`${placeInWords(issue)}: ${sentence(issue)}`);
    }
    flushSync(() => {
      setIssues(beside);
      setMessages([answer.refusal, ...others]);
    });
    const [first] = beside.keys();
    if (!answer.isDone && first !== undefined) reveal(first);
    return answer;
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Issues value={issues}>
        <Form
          {...{ schema, value, path: '', label: title }}
          onChange={setValue}
        />
      </Issues>
      <footer>
        <button>Save</button>
        {file && addableFolders.includes(folder) && (
          <button type="button" onClick={() => void remove()}>
            Delete
          </button>
        )}
        <div role="status">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      </footer>
    </form>
  );
}

import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonSchema } from '../../../src/content/json-schema';
import type { Answer, SaveRequest } from '../entries';
import { Around } from './field';
import { Form, reveal } from './form';
import { placeInWords, sentence } from './values';

interface Props {
  /** The file with what it holds; only the folder of an entry that is new. */
  entry: { file?: string; text?: string; folder: string; title: string };
  start: unknown;
  schema: JsonSchema;
  pictures: string[];
  choices: Record<string, string[]>;
  mayDelete: boolean;
}

/** The form of an entry, with what saves and deletes it. */
export function EntryForm(props: Props) {
  const { entry, start, schema, pictures, choices, mayDelete } = props;
  const { file, folder, title } = entry;
  const toData = folder ? '../' : './';
  const [value, setValue] = useState(start);
  const [saved, setSaved] = useState({ text: entry.text, value: start });
  const [problems, setProblems] = useState(new Map<string, string>());
  const [messages, setMessages] = useState<string[]>([]);
  // New pictures, as data: addresses by their path below data/.
  const uploads = useRef<Record<string, string>>({});
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
        Object.entries(uploads.current)
          .filter(([name]) => current.includes(name))
          .map(([name, url]) => [name, url.replace(/^.*,/, '')]),
      ),
    };
    const answer = await ask('/save', request);
    if (!answer?.isDone) return;
    flushSync(() => setSaved({ text: request.text, value }));
    setMessages(['Saved.']);
    uploads.current = {};
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

  /** Sends what is to be done, and shows what is in its way: each mistake once, beside its field if it has one. */
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
    for (const problem of answer.problems) {
      const isHere = problem.file === `data/${request.file}`;
      if (isHere && document.getElementById(`${problem.path}-problem`))
        beside.set(problem.path, sentence(problem));
      else others.push(`${placeInWords(problem)}: ${sentence(problem)}`);
    }
    flushSync(() => {
      setProblems(beside);
      setMessages([answer.refusal, ...others]);
    });
    const [first] = beside.keys();
    if (!answer.isDone && first !== undefined) reveal(first);
    return answer;
  }

  async function addPicture(picture: File) {
    const [, stem = '', ending = ''] =
      /^(.*)(\.\w+)$/.exec(picture.name.toLowerCase()) ?? [];
    const own = `images/${folder}/`;
    const shelf = pictures.some((name) => name.startsWith(own))
      ? own
      : 'images/';
    const plain = shelf + stem.replaceAll(/[^a-z\d]+/g, '-');
    let name = plain + ending;
    for (let number = 2; pictures.includes(name); number += 1)
      name = `${plain}-${number}${ending}`;
    uploads.current[name] = await new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result as string);
      reader.readAsDataURL(picture);
    });
    return toData + name;
  }

  const around = {
    problems,
    choices: { ...choices, picture: pictures.map((name) => toData + name) },
    pictureAt: (path: string) => {
      const name = path.slice(toData.length);
      return uploads.current[name] ?? `/${name}`;
    },
    addPicture,
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Around value={around}>
        <Form
          {...{ schema, value, path: '', label: title }}
          onChange={setValue}
        />
      </Around>
      <footer>
        <button>Save</button>
        {mayDelete && (
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

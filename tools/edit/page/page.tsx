import { createRoot } from 'react-dom/client';
import type { PageData } from '../server';
import { EntryForm } from './entry-form';
import { blank, fieldsOf, words } from './values';

const json = document.querySelector('#data')?.textContent ?? '';
const { growing, newIn, openFile, pictures, schema, ...data } = JSON.parse(
  json,
) as PageData;

const entries = data.entries.map(({ file, text }) => {
  const [name = '', folder = ''] = file.split('/').reverse();
  const value = parsed(text);
  const { title, name: brand } = fieldsOf(value);
  const isPage = folder === '' || folder === 'pages';
  const known = isPage ? undefined : (title ?? brand);
  return {
    ...{ file, text, folder, value, fields: fieldsOf(value) },
    title: typeof known === 'string' ? known : words(name.replace('.json', '')),
  };
});

/** What a file holds; undefined while it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function valuesOf(folder: string, field: string): unknown[] {
  return entries
    .filter((entry) => entry.folder === folder)
    .flatMap(({ fields }) => fields[field] ?? []);
}

const choices = {
  category: valuesOf('pages', 'categories').map(String),
  product: valuesOf('products', 'slug').map(String),
  template: valuesOf('templates', 'slug').map(String),
};

function singular(folder: string): string {
  return folder.replace(/s$/, '');
}

/** What a new entry starts with: an id that no other has. */
function startIn(folder: string): unknown {
  const value = fieldsOf(schema && blank(schema));
  const ids = valuesOf(folder, 'id').map(Number);
  return 'id' in value ? { ...value, id: Math.max(0, ...ids) + 1 } : value;
}

const open = newIn
  ? { folder: newIn, title: `New ${singular(newIn)}`, value: startIn(newIn) }
  : entries.find(({ file }) => file === openFile);

function Navigation() {
  const folders = new Set([...growing, ...entries.map(({ folder }) => folder)]);
  return [...folders].map((folder) => (
    <details key={folder} open={folder === open?.folder}>
      <summary>{words(folder || 'site')}</summary>
      {growing.includes(folder) && (
        <a href={`/?new=${folder}`}>New {singular(folder)}</a>
      )}
      {entries
        .filter((entry) => entry.folder === folder)
        .map(({ file, title }) => (
          <a
            key={file}
            href={`/?file=${file}`}
            aria-current={file === openFile && 'page'}
          >
            {title}
          </a>
        ))}
    </details>
  ));
}

function Main() {
  if (!open || !schema) return <h1>What would you like to change?</h1>;
  return (
    <>
      <h1>{open.title}</h1>
      {open.value === undefined ? (
        <p>This can’t be read: npm run check:content says what is wrong.</p>
      ) : (
        <EntryForm
          {...{ schema, pictures, choices, entry: open, start: open.value }}
          mayDelete={!newIn && growing.includes(open.folder)}
        />
      )}
    </>
  );
}

createRoot(document.body).render(
  <>
    <nav aria-label="What can be changed">
      <Navigation />
    </nav>
    <main>
      <Main />
    </main>
  </>,
);

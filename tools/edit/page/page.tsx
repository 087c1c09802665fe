import { createRoot } from 'react-dom/client';
import { entries, addableFolders, open, schema, singular } from './content';
import { EntryForm } from './entry-form';
import { words } from './values';

function Navigation() {
  const folders = new Set([
    ...addableFolders,
    ...entries.map(({ folder }) => folder),
  ]);
  return [...folders].map((folder) => (
    <details key={folder} open={folder === open?.folder}>
      <summary>{words(folder || 'site')}</summary>
      {addableFolders.includes(folder) && (
        <a href={`/?new=${folder}`}>New {singular(folder)}</a>
      )}
      {entries
        .filter((entry) => entry.folder === folder)
        .map(({ file, title }) => (
          <a
            key={file}
            href={`/?file=${file}`}
            aria-current={file === open?.file && 'page'}
          >
            {title}
          </a>
        ))}
    </details>
  ));
}

const title = open?.title ?? 'What would you like to change?';

createRoot(document.body).render(
  <>
    <title>{title}</title>
    <nav aria-label="What can be changed">
      <Navigation />
    </nav>
    <main>
      <h1>{title}</h1>
      {open && open.value === undefined && (
        <p>This can’t be read: npm run check:content says what is wrong.</p>
      )}
      {open?.value !== undefined && schema && (
        <EntryForm entry={open} schema={schema} />
      )}
    </main>
  </>,
);

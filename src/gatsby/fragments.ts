import fs from 'node:fs';
import path from 'node:path';

/** Where the components are whose fragments queries in Node share. */
const FOLDERS = ['src/blog', 'src/components'];

/**
 * A query for Node with the fragments of components that it names: Gatsby itself knows them in the queries of pages alone.
 * Throws for a name that no component has.
 */
export function withFragments(query: string): string {
  const fragments = componentFragments();
  const used = new Map<string, string>();
  const addThoseOf = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (used.has(name)) continue;
      const fragment = fragments.get(name);
      if (!fragment)
        throw new Error(`No file of ${FOLDERS.join(', ')} has ${name}`);
      used.set(name, fragment);
      addThoseOf(fragment);
    }
  };
  addThoseOf(query);
  return [query, ...used.values()].join('\n');
}

function componentFragments(): Map<string, string> {
  const sources = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  return new Map(
    sources
      .flatMap((source) => source.match(/(?<=graphql`)[^`]*/g) ?? [])
      .flatMap((text) => text.match(/fragment [^]*?(?=fragment |$)/g) ?? [])
      .map((fragment) => [fragment.split(' ')[1] ?? '', fragment]),
  );
}

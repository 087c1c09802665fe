import { kindNames, kinds } from './kinds';
import { checkSources } from './check/check';
import type { ImageIndex } from './check/pictures';
import type { LocatedIssue } from './check/issue';
import { valueAt } from './check/strings';
import { exampleOf } from './example-data.fixture';

const EXAMPLES = JSON.stringify(
  kindNames.map((kind) => [
    kinds[kind].place.replace('*', 'one'),
    exampleOf(kind),
  ]),
);

const PICTURES: ImageIndex = {
  names: [
    'images/social.png',
    'images/posts/five-quiet-hours.jpg',
    'images/restaurant/dining-room.jpg',
    'images/small.jpg',
    'images/damaged.jpg',
  ],
  sizeOf: (name) => {
    if (name === 'images/damaged.jpg') return undefined;
    const width = name === 'images/small.jpg' ? 639 : 1200;
    return { width, height: 630 };
  },
};

/** A site in memory for tests to make mistakes in: a file of each kind, made of the schemas' examples, and an article. */
export class Fixture {
  /** Values by file; a text is a file's source. */
  readonly files = new Map(JSON.parse(EXAMPLES) as [string, unknown][]);

  constructor() {
    this.add('posts/one.json', 'posts/article.json', {
      ...{ id: 8, slug: 'article', link: '', readTime: '1 min read' },
      body: [
        { kind: 'heading', text: 'Why we plan' },
        { kind: 'step', number: 1, title: 'Plan', text: 'See [it](/faq).' },
        { kind: 'step', number: 2, title: 'Do it', text: 'At once.' },
      ],
    });
  }

  /** Adds a copy of a file with other fields. */
  add(from: string, file: string, fields: object): void {
    this.files.set(file, { ...Object(this.files.get(from)), ...fields });
  }

  /** Puts a value at a place such as "body[0].text", or takes the field away when there is none. */
  set(file: string, place: string, value?: unknown): void {
    const keys = place.match(/\w+/g) ?? [];
    const holder = valueAt(this.files.get(file), keys.slice(0, -1)) as object;
    Reflect.set(holder, keys.at(-1) ?? '', value);
  }

  issues(): LocatedIssue[] {
    const sources = [...this.files].map(([file, value]) => {
      const isText = typeof value === 'string';
      return {
        file,
        bytes: Buffer.from(isText ? value : JSON.stringify(value)),
      };
    });
    return checkSources(sources, PICTURES).issues;
  }

  /** The issues as "file · field · message", "warning" in front of those that are. */
  said(): string[] {
    return this.issues().map(({ file, path, severity, message }) =>
      [severity === 'warning' ? severity : '', file.slice(5), path, message]
        .filter(Boolean)
        .join(' · '),
    );
  }
}

/** A table as text: a row on each line, cells with " | " between them. */
export function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()));
}

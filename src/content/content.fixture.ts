import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { checkContent } from './check/check';
import { fieldPath } from './check/issue';
import type { LocatedIssue } from './check/report';
import { schemaIssues } from './check/schema-issues';
import { jsonSchemaOf } from './converters/json-schema';
import { valueAt } from './json-values';
import { type KindName, kindNames, kinds, type ValueOf } from './kinds';
import { pngOf, TestFolder } from './test-folder.fixture';

// Content for tests: a copy of the repository's own, and a small example site to make mistakes in.

/** The value of the only file of a kind. Throws when there are several or none. */
export function only<Value>(entries: { value: Value }[]): Value {
  const [entry, ...others] = entries;
  if (!entry || others.length > 0)
    throw new Error(`One file was expected, and there are ${entries.length}`);
  return entry.value;
}

/** A valid value of a kind, made of its schema's examples: the required fields and the named optional ones. */
export function exampleOf<Name extends KindName>(
  kind: Name,
  ...optional: string[]
): ValueOf<Name> {
  const { examples, properties } = jsonSchemaOf(kind);
  const example = structuredClone(examples?.[0]) as ValueOf<Name>;
  for (const name of optional)
    Reflect.set(example, name, properties?.[name]?.examples?.[0]);
  return example;
}

/** A schema's issues with a value, each as "field: expectation". */
export function schemaErrors(schema: z.ZodType, value: unknown): string[] {
  return schemaIssues('', schema, value).map(
    ({ path, expected }) => `${fieldPath(path)}: ${expected}`,
  );
}

/** A data folder to change and to check. */
export class DataFolder extends TestFolder {
  /** Sets a field such as "body[0].text"; without a value, removes it. */
  set(file: string, field: string, value?: unknown): void {
    const root: unknown = JSON.parse(this.read(file));
    const keys = field.match(/\w+/g) ?? [];
    const parent = valueAt(root, keys.slice(0, -1)) as object;
    Reflect.set(parent, keys.at(-1) ?? '', value);
    this.write(file, JSON.stringify(root));
  }

  duplicate(file: string, as: string, fields: object): void {
    const value = JSON.parse(this.read(file)) as object;
    this.write(as, JSON.stringify({ ...value, ...fields }));
  }

  issues(): LocatedIssue[] {
    return checkContent(this.folder).issues;
  }

  /** The folder's issues as "file · field · message", warnings with the prefix "warning". */
  messages(): string[] {
    return this.issues().map(({ file, path: field, severity, message }) =>
      [severity === 'warning' && severity, file.slice(5), field, message]
        .filter(Boolean)
        .join(' · '),
    );
  }
}

/** A copy of the repository's data/. */
export class DataCopy extends DataFolder {
  constructor() {
    super();
    fs.cpSync('data', this.folder, { recursive: true });
  }
}

/** A small site without issues: a file of each kind, made of its schema's examples, and an article. */
export class ExampleData extends DataFolder {
  constructor(folder?: string) {
    super(folder);
    this.fill();
  }

  override fill(): void {
    for (const [file, source] of exampleFiles()) {
      this.write(file, source);
      for (const [, name = ''] of source.matchAll(/"(\.[^"]+\.(?:jpg|png))"/g))
        this.write(path.join(path.dirname(file), name), pngOf(2400, 1200));
    }
    this.duplicate('posts/five-quiet-hours.json', 'posts/article.json', {
      id: 8,
      slug: 'article',
      link: '',
      readTime: '1 min read',
      title: 'How we plan',
      excerpt: `How we plan ${'and plan '.repeat(9)}`,
      body: [
        { kind: 'heading', text: 'Why we plan' },
        { kind: 'paragraph', text: 'It saves time.' },
        { kind: 'step', number: 1, title: 'Plan', text: 'See [it](/faq).' },
        { kind: 'step', number: 2, title: 'Do it', text: 'At once.' },
      ],
    });
  }
}

let files: [string, string][] | undefined;

function exampleFiles(): [string, string][] {
  // Cached for all tests of a file, because schemas take a while.
  files ??= kindNames.map((kind) => {
    const example = exampleOf(kind);
    const name = 'slug' in example ? example.slug : '';
    if ('seo' in example) {
      example.seo.title = kind;
      example.seo.description = `${kind}: ${example.seo.description}`;
    }
    const source = JSON.stringify(example, null, 2);
    return [kinds[kind].glob.replace('*', name), source];
  });
  return files;
}

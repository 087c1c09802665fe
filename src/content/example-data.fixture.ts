import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { z } from 'zod';
import { checkContent } from './check/check';
import type { Content } from './check/content';
import { fieldPath, type LocatedIssue } from './check/issue';
import { issuesText } from './check/report';
import { schemaIssues } from './check/schema-issues';
import { jsonSchemaOf } from './generated/json-schema';
import { type KindName, kindNames, kinds, type ValueOf } from './kinds';

// What several tests of content need. No page and no build imports it.

/** The repository's own content: Jest runs in the root. */
export const REPOSITORY_DATA = path.resolve('data');

/** Gives the repository's content, checked and with placeholders filled in. Throws with the issues there are. */
export function repositoryContent(): Content {
  const result = checkContent(REPOSITORY_DATA);
  if (!result.ok) throw new Error(issuesText(result.issues));
  return result.content;
}

/** Gives the value of the only file of a kind. Throws when there are several or none. */
export function only<Value>(entries: { value: Value }[]): Value {
  const [entry, ...others] = entries;
  if (!entry || others.length > 0)
    throw new Error(`One file was expected, and there are ${entries.length}`);
  return entry.value;
}

/** The example of a kind that its schema makes of its fields' examples, with these optional fields too. */
export function exampleOf<Name extends KindName>(
  kind: Name,
  ...optional: string[]
): ValueOf<Name> {
  const { examples, properties } = jsonSchemaOf(kind);
  const parts = optional.map((name) => [
    name,
    properties?.[name]?.examples?.[0],
  ]);
  const [example] = examples ?? [];
  return structuredClone(
    optional.length > 0
      ? { ...(example as object), ...Object.fromEntries(parts) }
      : example,
  ) as ValueOf<Name>;
}

/** Gives what a schema has against a value, each as "field: what was expected"; nothing when the value is right. */
export function complaints(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error
    ? schemaIssues({ file: '', schema, value }, error).map(
        ({ path: place, expected }) => `${fieldPath(place)}: ${expected}`,
      )
    : [];
}

/** A data folder to make mistakes in. Remove it after the test. */
class DataFolder {
  constructor(readonly folder = temporaryFolder()) {}

  /** The path of a file of the copy. */
  path(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return fs.readFileSync(this.path(file), 'utf8');
  }

  write(file: string, source: string | Uint8Array): void {
    fs.mkdirSync(path.dirname(this.path(file)), { recursive: true });
    fs.writeFileSync(this.path(file), source);
  }

  /** Puts a value at a place such as "body.0.text", or takes the field away when there is no value. */
  set(file: string, place: string, value?: unknown): void {
    const root: unknown = JSON.parse(this.read(file));
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<unknown>(
      (part, key): unknown => Reflect.get(objectAt(part, place), key),
      root,
    );
    if (value === undefined)
      Reflect.deleteProperty(objectAt(holder, place), last);
    else Reflect.set(objectAt(holder, place), last, value);
    this.write(file, JSON.stringify(root));
  }

  /** Copies a file inside the copy and changes fields of the second one. */
  duplicate(file: string, as: string, fields: Record<string, unknown>): void {
    this.write(as, this.read(file));
    for (const [place, value] of Object.entries(fields))
      this.set(as, place, value);
  }

  delete(file: string): void {
    fs.rmSync(this.path(file));
  }

  /** Mistakes and warnings. */
  issues(): LocatedIssue[] {
    return checkContent(this.folder).issues;
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true });
  }
}

/** A copy of the repository's data. */
export class DataCopy extends DataFolder {
  constructor() {
    super();
    fs.cpSync(REPOSITORY_DATA, this.folder, { recursive: true });
  }
}

/** A small site without a mistake or a warning, made of the example of each kind. */
export class ExampleData extends DataFolder {
  constructor(folder?: string) {
    super(folder);
    const { socialImage } = only(repositoryContent().SiteSettings);
    const picture = fs.readFileSync(path.join(REPOSITORY_DATA, socialImage));
    for (const kind of kindNames) {
      const example = exampleOf(kind);
      const name = 'slug' in example ? example.slug : '';
      const file = kinds[kind].place.replace('*', name);
      const source = JSON.stringify(example, null, 2);
      this.write(file, source);
      for (const [, name = ''] of source.matchAll(/"(\.[^"]+\.(?:jpg|png))"/g))
        this.write(path.join(path.dirname(file), name), picture);
    }
  }
}

/** Makes an empty folder and gives its path. */
export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-test-'));
}

function objectAt(value: unknown, place: string): object {
  if (typeof value !== 'object' || value === null)
    throw new Error(`There is no place ${place}`);
  return value;
}

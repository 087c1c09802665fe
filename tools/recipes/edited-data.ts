import path from 'node:path';
import { listFiles } from '../../src/content/check/files';
import { DataFolder } from '../../src/content/content.fixture';
import { valueAt } from '../../src/content/json-values';
import { type KindName, kinds, type ValueOf } from '../../src/content/kinds';

/** A folder like data/, with the changes that editors make. */
export class EditedData extends DataFolder {
  /** The value of a field such as "hero.title". */
  get(file: string, field: string): unknown {
    return valueAt(JSON.parse(this.read(file)), field.match(/\w+/g) ?? []);
  }

  add(file: string, field: string, ...items: unknown[]): void {
    const list = this.get(file, field) as unknown[];
    this.set(file, field, [...list, ...items]);
  }

  value<Name extends KindName>(kind: Name, file: string = kinds[kind].glob) {
    return JSON.parse(this.read(file)) as ValueOf<Name>;
  }

  /** All files of a kind with their values. */
  all<Name extends KindName>(kind: Name) {
    const folder = path.dirname(kinds[kind].glob);
    return listFiles(this.path(folder)).map((name) => {
      const file = `${folder}/${name}`;
      return { file, value: this.value(kind, file) };
    });
  }

  jsonFiles = () =>
    listFiles(this.folder).filter((name) => name.endsWith('.json'));

  replace(former: string | RegExp, text: string): void {
    for (const file of this.jsonFiles()) {
      // A function, because "$9" would have a meaning.
      const replaced = this.read(file).replaceAll(former, () => text);
      this.write(file, replaced);
    }
  }

  /** Deletes a file and its picture, unless another shows it, too; redirects from its page to another. */
  removePage(file: string, page: string, to: string, picture?: string): void {
    this.delete(file);
    if (
      picture &&
      !this.jsonFiles().some((name) => this.read(name).includes(picture))
    )
      this.delete(path.join(path.dirname(file), picture));
    this.replace(new RegExp(`${page}(?:#[\\w-]+)?\\b`, 'g'), to);
    this.redirect(page, to);
  }

  redirect(from: string, to: string): void {
    const redirects = [...this.value('Redirect'), { from, to }];
    this.write('redirects.json', JSON.stringify(redirects));
  }
}

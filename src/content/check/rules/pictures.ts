import path from 'node:path';
import { valueAt } from '../../json-values';
import type { FieldText } from '../content';
import { closestMatch, formatValue, type Issue } from '../issue';
import { type ImageIndex, isPictureName } from '../pictures';

/** Pictures that are missing, damaged or too small. Names are case-sensitive, as on the hosts. */
export function pictureIssues(
  texts: FieldText[],
  { names, sizeOf }: ImageIndex,
): Issue[] {
  return texts.flatMap(({ file, path: field, value, rule: { minSize } }) => {
    if (!minSize) return [];
    const wrong = (expected: string, found: string, suggestion?: string) => [
      { file, path: field, expected, found, suggestion },
    ];
    const name = pictureName(file, value);
    if (!names.includes(name))
      return wrong(
        'the path of a picture below data/, relative to this file',
        `${formatValue(value)}, which is not there`,
        nearestPicture(file, name, names),
      );
    const size = sizeOf(name);
    if (!size)
      return wrong(
        'a whole JPEG, PNG, WebP or AVIF picture',
        `${formatValue(value)}, which is damaged or something else`,
      );
    return size.width >= minSize.width && size.height >= minSize.height
      ? []
      : wrong(
          `a picture of at least ${minSize.width} × ${minSize.height} px`,
          `${formatValue(value)}, which has ${size.width} × ${size.height}`,
        );
  });
}

/** Pictures that nothing shows, such as those that an editor has replaced. */
export function unusedPictureIssues(
  texts: FieldText[],
  { names }: ImageIndex,
): Issue[] {
  const shown = new Set(
    texts
      .filter(({ rule }) => rule.minSize)
      .map(({ file, value }) => pictureName(file, value)),
  );
  return names
    .filter((name) => isPictureName(name) && !shown.has(name))
    .map((file) => ({
      file,
      path: [],
      expected: 'a page that shows this picture',
      found: 'none: delete it, unless one will',
      severity: 'warning',
    }));
}

const pictureName = (file: string, value: string) =>
  path.posix.join(path.posix.dirname(file), value);

export function altIssues(texts: FieldText[]): Issue[] {
  return texts.flatMap(({ file, root, path, rule }) => {
    const alt = [...path.slice(0, -1), `${String(path.at(-1))}Alt`];
    if (!rule.needsAlt || valueAt(root, alt) !== undefined) return [];
    const expected = 'text that says what the picture shows';
    return [{ file, path: alt, expected, found: 'nothing' }];
  });
}

/** The picture with the most similar name, by its path from the file. */
function nearestPicture(file: string, name: string, names: readonly string[]) {
  const meant = closestMatch(name, names);
  if (meant === undefined) return undefined;
  const relative = path.posix.relative(path.posix.dirname(file), meant);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

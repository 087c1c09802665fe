import type { Loose } from '../loose-file';
import { textsOf } from '../loose-file';
import type { Finding } from '../problem';
import { shown } from '../problem';

/** Warns where the name of a file stands for what a picture shows. (That there is a text is the schemas' matter.) */
export function altTextFindings({ files }: Loose): Finding[] {
  return files.flatMap((entry) =>
    textsOf(entry)
      .filter(({ path }) => /alt$/i.test(String(path.at(-1))))
      .filter((text) => /\.(?:jpe?g|png|webp|avif)$/i.test(text.value.trim()))
      .map((text) => ({
        file: entry.file,
        path: text.path,
        expected: 'what the picture shows, in words',
        found: `${shown(text.value)}, the name of a file`,
        severity: 'warning' as const,
      })),
  );
}

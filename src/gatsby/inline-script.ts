import { buildSync } from 'esbuild';

/** The source of a file and what it imports, as one inline script. */
export function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    ...{ bundle: true, minify: true, write: false },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

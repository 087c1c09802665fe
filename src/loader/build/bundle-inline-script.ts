import { buildSync } from 'esbuild';

/** The code of a script that pages have inline, with all that it imports. */
export function bundleInlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

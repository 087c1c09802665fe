import { deskConfig } from './converters/desk-config';
import { deskPath } from './desk-path';
import { readSources } from './files';
import { kindOfFile } from './kinds';

test('leads to the list of the desk that has the file', () => {
  const { collections = [] } = deskConfig({ name: 'larkfield/website' });
  for (const { file } of readSources('data')) {
    if (!kindOfFile(file)) continue;
    const [, list, entry] =
      /collections\/(\w+)\/entries\/([\w-]+)$/.exec(deskPath(`data/${file}`)) ??
      [];
    const found = collections.find(({ name }) => name === list);
    const paths =
      found && 'files' in found
        ? found.files
            .filter(({ name }) => name === entry)
            .map((one) => one.file)
        : found && 'folder' in found
          ? [`${found.folder}/${entry ?? ''}.json`]
          : [];
    expect(paths).toEqual([`data/${file}`]);
  }
});

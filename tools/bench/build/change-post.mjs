import fs from 'node:fs';
import path from 'node:path';

/** What is put before a title and after a text: every run of it changes the post again. */
const MARK = 'Changed';

/**
 * Changes the title and the text of the first article in a data folder, as an editor might. The title stands in the
 * listing, beside other articles and in a social image, so more than one page has to follow.
 */
export function changePost(dataDir) {
  const folder = path.join(dataDir, 'posts');
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
  const file = files.find((each) => read(each).body);
  if (!file) throw new Error('There is no article to change');
  const post = read(file);
  const body = post.body.map((block) =>
    block.kind === 'paragraph'
      ? { ...block, text: `${block.text} ${MARK}.` }
      : block,
  );
  const changed = { ...post, title: `${MARK}: ${post.title}`, body };
  fs.writeFileSync(file, JSON.stringify(changed, null, 2) + '\n');
}

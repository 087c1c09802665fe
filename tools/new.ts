// npm run new -- post "A title"      makes data/posts/a-title.json, a draft
// npm run new -- template "A name"   makes data/templates/a-name.json
import path from 'node:path';
import { checkContent } from '../src/content/check/check';
import { issuesText } from '../src/content/check/report';
import { create } from '../src/content/new/create';

const [kind = '', ...words] = process.argv.slice(2);
const dataDir = path.resolve('data');
const created = create({
  dataDir,
  kind,
  title: words.join(' '),
  today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
});

if ('refusal' in created) {
  console.error(created.refusal);
  process.exitCode = 1;
} else {
  const file = `data/${created.file}`;
  console.log(`${file} is there. What is left to do:`);
  for (const step of created.toDo) console.log(`- ${step}`);
  const issues = checkContent(dataDir).issues.filter(
    (issue) => issue.file === file,
  );
  if (issues.length > 0) console.log(`\n${issuesText(issues)}`);
}

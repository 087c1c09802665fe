// npm run check:content — checks all of data/, spelling too, and describes its mistakes. Exits with 1 when there is an
// error; warnings alone don't matter. In workflows of GitHub it also annotates the changed lines.
import path from 'node:path';
import { checkContent } from '../src/content/check/check';
import {
  countInWords,
  githubAnnotation,
  issuesText,
  MORE_LATER,
} from '../src/content/check/report';
import { spellingIssues } from '../src/content/check/spelling';

const data = path.resolve('data');
const result = checkContent(data);
const { ok } = result;
const issues = [...result.issues, ...(await spellingIssues(data))];
const say = ok ? console.log : console.error;

if (issues.length > 0) say(`${issuesText(issues)}\n`);
if (result.ok) {
  const files = Object.values(result.content).flat().length;
  const warnings = issues.length > 0 ? `, ${countInWords(issues)}` : '';
  say(`data/ is right: ${files} files checked${warnings}.`);
} else say(`${countInWords(issues)} in data/. ${MORE_LATER}`);
if (process.env['GITHUB_ACTIONS'] === 'true')
  for (const issue of issues) console.log(githubAnnotation(issue));
process.exitCode = ok ? 0 : 1;

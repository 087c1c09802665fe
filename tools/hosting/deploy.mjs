// node tools/hosting/deploy.mjs — publishes public/ on Cloudflare Pages, or says why not. CI runs it: the account, the
// project and the branch are in the environment. Branches other than the project's production branch become previews.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireSite } from '../lib/deployed-site.mjs';
import { step } from '../lib/run.mjs';
import { WITHOUT_METRICS, WRANGLER } from './wrangler.mjs';

/** How long Cloudflare may take until a new address answers, in seconds. */
const TIME_TO_ANSWER = 120;

const {
  CLOUDFLARE_API_TOKEN,
  CLOUDFLARE_ACCOUNT_ID,
  CLOUDFLARE_PROJECT = '',
  DEPLOY_BRANCH = '',
  GITHUB_STEP_SUMMARY,
  GITHUB_OUTPUT,
} = process.env;

if (CLOUDFLARE_API_TOKEN && CLOUDFLARE_ACCOUNT_ID) await deploy();
else
  report(
    'Nothing is published, as the secrets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set here.',
  );

async function deploy() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-deploy-'));
  const output = path.join(folder, 'output.json');
  await step(
    'Publishing public/ on Cloudflare Pages',
    'npx',
    [
      ...WRANGLER,
      'pages',
      'deploy',
      'public',
      '--project-name',
      CLOUDFLARE_PROJECT,
      '--branch',
      DEPLOY_BRANCH,
    ],
    { ...WITHOUT_METRICS, WRANGLER_OUTPUT_FILE_PATH: output },
  );
  const { url, alias } = deploymentIn(fs.readFileSync(output, 'utf8'));
  fs.rmSync(folder, { recursive: true });
  report(`Published ${DEPLOY_BRANCH} at ${alias ?? url} (for good at ${url}).`);
  await requireSite(url, TIME_TO_ANSWER);
  if (GITHUB_OUTPUT) fs.appendFileSync(GITHUB_OUTPUT, `address=${url}\n`);
}

/** wrangler's output for a deployment: an object of JSON on each line. */
function deploymentIn(lines) {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .find(({ type }) => type === 'pages-deploy-detailed');
}

function report(sentence) {
  console.log(sentence);
  if (GITHUB_STEP_SUMMARY)
    fs.appendFileSync(GITHUB_STEP_SUMMARY, `${sentence}\n`);
}

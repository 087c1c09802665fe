const RULE = '-'.repeat(80);

/** Takes the licences as license-checker gives them, each with its folder; gives the text of the notices. */
export function noticesText(packages) {
  return [
    'Third-party notices',
    '',
    'What this website sends to browsers contains parts of the packages below, under their own licences.',
    'Made by “npm run notices” from the built site and the installed packages: change nothing here by hand.',
    '',
    ...packages.map(summary),
    ...packages.flatMap((entry) => [
      '',
      RULE,
      summary(entry),
      '',
      ownText(entry),
    ]),
    '',
  ].join('\n');
}

function summary({ name, version, licenses, repository }) {
  return `${name} ${version} · ${licenses} · ${repository}`;
}

/** Without trailing spaces. Of a README that stands in for a licence, only what it says of the licence. */
function ownText({ name, licenses, licenseFile = '', licenseText = '' }) {
  const text = /readme/i.test(licenseFile)
    ? licenseText.slice(Math.max(licenseText.search(/^#+ *licen[cs]e/im), 0))
    : licenseText;
  if (!text.trim() || licenses === 'UNKNOWN')
    throw new Error(`${name} does not say under which licence it stands.`);
  return text
    .trim()
    .replace(/[ \t]+$/gm, '')
    .replace(/\r\n/g, '\n');
}

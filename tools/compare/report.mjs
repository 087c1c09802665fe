import fs from 'node:fs';

const FOLDER = 'compare-report';

export function emptyReport() {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER);
}

/** Writes PNGs; returns HTML that shows them side by side. */
export function writePictures(title, pngs) {
  const images = Object.entries(pngs).map(([side, png]) => {
    const file = `${title.replaceAll(/[^\w-]+/g, '_')}_${side}.png`;
    fs.writeFileSync(`${FOLDER}/${file}`, png);
    return `<img src="${file}" alt="${side}" title="${side}" loading="lazy">`;
  });
  return `<h2>${title}</h2>\n${images.join('\n')}`;
}

export function writeReport(title, pictures) {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>${title}</title>
<style>img { width: 33%; vertical-align: top }</style>
<h1>${title}: before, after, difference</h1>
${pictures.join('\n')}`;
  fs.writeFileSync(`${FOLDER}/index.html`, html);
}

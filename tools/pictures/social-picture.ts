// npm run pictures:icons — draws, after the icons, the site’s own picture for social networks, as src/gatsby/social-images
// draws those of pages: it stands on screens that have none. The result is committed; neither install nor build runs this.
import fs from 'node:fs';
import { drawn, planPicture } from '../../src/gatsby/social-images/draw';

const FILE = 'data/images/social.png';

async function draw(): Promise<void> {
  const picture = await drawn(
    planPicture({
      headline: 'AI automation and websites for small businesses',
      ground: { kind: 'field', family: 'emerald', style: 'dawn' },
    }),
  );
  const png = picture.png({ compressionLevel: 9, palette: true });
  fs.writeFileSync(FILE, await png.toBuffer());
  console.log(`▸ ${FILE}`);
}

void draw();

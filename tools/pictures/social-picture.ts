// npm run pictures:icons — draws, after the icons, the site’s own picture for social networks, as src/gatsby/social-images
// draws those of pages: it stands on screens that have none. The result is committed; neither install nor build runs this.
import { draw } from '../../src/gatsby/social-images/draw';
import { socialTemplate } from '../../src/gatsby/social-images/template';

const FILE = 'data/images/social.png';

void socialTemplate({
  headline: 'AI automation and websites for small businesses',
  look: { kind: 'dawn', family: 'emerald' },
})
  .then(draw)
  .then((picture) => picture.png({ palette: true }).toFile(FILE))
  .then(() => console.log(`▸ ${FILE}`));

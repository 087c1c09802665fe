import { z } from 'zod';
import { field, picture, prose, text, texts, variant } from '../builders';
import { altText, price } from '../fields';
import { caption, dialogue } from './parts';

const saleItem = z.strictObject({
  name: text('What it is.', 'Heather mug'),
  price: field(price, 'What it costs, in pounds.', '£14'),
});

export const chatPanel = variant('chat', 'The chat on a shop’s page.', {
  caption: caption('A sample chat'),
  address: text('In the browser’s bar.', 'pipkin-row.example'),
  shop: text('The shop’s name.', 'Pipkin Row'),
  menu: texts('entry', 'The shop’s menu.', 'Shop', 'About'),
  headline: text('The large line on the page.', 'Mugs from Hackney'),
  note: prose('A line below it.', 'Closed now, open from 9am'),
  button: text('What its button says.', 'Shop mugs'),
  // GraphQL has its file as `panelPicture` of the product (gatsby-node.ts).
  image: picture('The goods, side by side.', '../images/pipkin-row/shelf.jpg'),
  imageAlt: altText,
  goods: field(
    z.array(saleItem).length(3, 'three'),
    'What the shop sells, as its picture shows it from left to right.',
  ),
  dialogue,
});

export type ChatPanelData = z.infer<typeof chatPanel>;

import { z } from 'zod';
import {
  barsFigure,
  screensFigure,
  sumFigure,
  tableFigure,
} from './article-figures';
import {
  field,
  flag,
  graphqlType,
  heading,
  listOf,
  MARKUP,
  markup,
  markupItem,
  markupTexts,
  picture,
  prose,
  text,
  variant,
} from './builders';
import { altText, stepNumber, videoUrl } from './fields';

// The blocks of articles and legal texts. GraphQL passes them on as JSON, and components use the types below; the files
// of an article's pictures are a field beside its body (gatsby-node.ts).

const headingBlock = variant('heading', 'A heading: it starts a section.', {
  text: prose('The words of the heading.', 'What to do first'),
});

const subheadingBlock = variant(
  'subheading',
  'A smaller heading, below a heading or a step.',
  { text: prose('The words of the heading.', 'What it costs') },
);

const paragraphBlock = variant('paragraph', 'A paragraph.', {
  text: markup('The paragraph.', 'Read [our questions](/faq) **first**.'),
});

const itemWithItems = z.strictObject({
  text: field(markupItem, `The item. ${MARKUP}.`, 'The towns you cover'),
  items: markupTexts('item', 'The items below it.', 'Harrogate', 'Ripon'),
});

const listBlock = variant('list', 'A list, with bullets or numbered.', {
  ordered: flag('Numbers instead of bullets.'),
  items: listOf(
    z.union([markupItem, itemWithItems]),
    'item',
    `The items, each with items below it if need be. ${MARKUP}.`,
    ['Your prices', 'The towns you cover'],
  ),
});

const stepBlock = variant('step', 'A numbered step: it starts a section.', {
  number: stepNumber,
  title: heading('Answer the calls you cannot reach'),
  text: markup('Its opening paragraph.', 'An assistant can pick up.'),
});

const quoteBlock = variant('quote', 'A quotation.', {
  text: markup('What was said, unquoted.', 'I used to ring round for that.'),
  source: text('Who said it.', 'Example: Ann Lee, owner').optional(),
});

const calloutBlock = variant('callout', 'A note set apart from the text.', {
  title: heading('Check three things before you send'),
  text: markup('The note.', 'The name, the date and the price.'),
});

const captionOf = (what: string, example: string) =>
  field(
    markupItem.optional(),
    `What is said below ${what}. ${MARKUP}.`,
    example,
  );

const pictureBlock = variant('picture', 'A picture.', {
  image: picture('The picture.', '../images/posts/van-at-six.jpg', {
    minSize: { width: 480, height: 240 },
  }),
  alt: altText.optional(),
  decorative: flag('Instead of its words, if it tells readers nothing.'),
  caption: captionOf('it', 'Six in the morning, [a week in](/about).'),
  credit: text('Whose picture it is.', 'Ann Lee').optional(),
  wide: flag('As wide as figures are.'),
}).refine(({ alt, decorative }) => (alt === undefined) === !!decorative, {
  path: ['alt'],
  error: 'what the picture shows, or “decorative” instead',
});

const videoBlock = variant('video', 'A video of YouTube or Vimeo.', {
  address: field(
    videoUrl,
    'Its address, as YouTube or Vimeo give it.',
    'https://vimeo.com/76979871',
  ),
  title: text('What it is called.', 'A week at the garage'),
  caption: captionOf('it', 'Three minutes, with subtitles.'),
});

const message = z.strictObject({
  label: text('Whose it is, or when it is sent.', 'Garage, open').optional(),
  text: prose('The message, unquoted.', 'Sorry we missed you.'),
  fromCustomer: flag('If a customer writes: it is a conversation then.'),
});

const messagesBlock = variant('messages', 'Text messages, as on a phone.', {
  messages: listOf(message, 'message', 'The messages, in order.'),
});

export const articleBlock = z
  .discriminatedUnion('kind', [
    headingBlock,
    subheadingBlock,
    paragraphBlock,
    listBlock,
    stepBlock,
    quoteBlock,
    calloutBlock,
    messagesBlock,
    pictureBlock,
    videoBlock,
    sumFigure,
    barsFigure,
    screensFigure,
    tableFigure,
  ])
  .register(graphqlType, { type: 'JSON' });

export const legalBlock = z
  .discriminatedUnion('kind', [paragraphBlock, listBlock])
  .register(graphqlType, { type: 'JSON' });

export type ArticleBlockData = z.infer<typeof articleBlock>;
export type LegalBlockData = z.infer<typeof legalBlock>;

export type BlockOf<Kind extends ArticleBlockData['kind']> = Extract<
  ArticleBlockData,
  { kind: Kind }
>;

export type ListBlock = BlockOf<'list'>;

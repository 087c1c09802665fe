import { z } from 'zod';
import { SOCIAL_SIZE } from '../constants';
import { articlePath } from '../routes';
import { pageTitle } from '../text/page-title';
import { articleBlock } from './blocks';
import {
  field,
  fieldRules,
  flag,
  keywords,
  listOf,
  matching,
  nonEmptyText,
  numberedInOrder,
  picture,
  prose,
  text,
} from './builders';
import {
  altText,
  closing,
  isoDay,
  optionalHttpsUrl,
  positiveNumber,
  slug,
} from './fields';

const body = listOf(
  articleBlock,
  'block',
  'The article, part by part. Steps are numbered 1, 2, 3 … An article has either a body or a link.',
)
  .superRefine(numberedInOrder)
  .superRefine((blocks, context) => {
    const titles = ['heading', 'step', 'subheading'];
    const first = blocks.findIndex(({ kind }) => titles.includes(kind));
    if (blocks[first]?.kind !== 'subheading') return;
    const message = 'a heading or a step before the first subheading';
    context.addIssue({ code: 'custom', path: [first], message });
  });

/** A blog post, one file each in data/posts. It has a `body` here or a `link` to elsewhere. */
export const post = z
  .strictObject({
    id: field(positiveNumber, 'Its number, which no page shows.', 7),
    title: text(
      'The headline. With at most 60 characters search engines show all of it.',
      'Five quiet hours a week',
    ).register(fieldRules, { unique: 'title', publishedAs: pageTitle }),
    excerpt: prose(
      'The summary on cards and in search engines, best with 70 to 160 characters.',
      'How a dental practice won back its mornings: which calls it hands over, what it still does itself and what changed after a month.',
    ).register(fieldRules, { unique: 'description' }),
    author: text('Who wrote it.', 'Martin Ellwood'),
    authorRole: text(
      'What the author does, shown after the name, so it starts with a small letter.',
      'website designer at {{site.name}}',
    ).optional(),
    date: field(
      isoDay,
      'The day of publication, London’s. Until it comes, only people who edit the site see the article. The newest comes first.',
    ),
    readTime: field(
      matching(/^[1-9]\d* min read$/, 'a time such as "6 min read"'),
      'How long it takes to read, at 200 words a minute; the note on the page says it, too.',
      '6 min read',
    ),
    category: field(
      nonEmptyText.meta({ format: 'category' }),
      'One of the categories of the blog page.',
      'Social Media',
    ).register(fieldRules, { refersTo: 'category' }),
    image: picture(
      'The picture at the top, its subject in the middle: pages cut it square.',
      '../images/posts/five-quiet-hours.jpg',
      { minSize: SOCIAL_SIZE },
    ),
    imageAlt: altText,
    slug: field(slug(articlePath), 'The end of its own address, after /blog/.'),
    link: field(
      optionalHttpsUrl,
      'Empty for an article that is published here, or the https address of one that is published elsewhere. It has either a link or a body.',
      'https://journal.larkfield.example/five-quiet-hours',
    ),
    draft: flag('While it is not ready: only people who edit the site see it.'),
    keywords: keywords('missed calls', 'dental practice'),
    body: body.optional(),
    promo: field(
      closing.optional(),
      'The box at the end of the article. Without one, that of the blog page is shown.',
    ),
  })
  .refine(({ link, body }) => (link === '') === (body !== undefined), {
    path: ['link'],
    error:
      'an address, or a body and no address: an article has one or the other',
  });

export type Post = z.infer<typeof post>;

/** Whether a post is a draft or its day is still to come, so that `develop` alone shows it. */
export const isUnpublished = (
  { draft, date }: Pick<Post, 'draft' | 'date'>,
  today: string,
) => Boolean(draft) || date > today;

import { asArticleBody } from '../../content/from-graphql';
import { pictureData } from '../../content/picture-data';
import { articlePath, FEED_PATH } from '../../content/routes';
import { escapeHtml } from '../../content/text/escape-html';
import { canonicalUrl, publicUrl } from '../../seo/addresses';
import { articleHtml } from './article-html';

// The RSS 2.0 feed: the queries of gatsby-plugin-feed and the serialisation of their results. Drafts never reach it,
// because a build leaves them out of `.content/` (src/gatsby/sync/content-copy.ts).

interface Result<Data> {
  query: Data;
}

const CHANNEL_QUERY = /* GraphQL */ `
  query FeedChannel {
    siteSettings {
      origin
    }
    blogPage {
      seo {
        title
        description
      }
    }
  }
`;

// Only the newest 20, because readers fetch the feed often and keep what they have seen. In the order of the listing.
// JPEGs, as not every reader shows WebP.
const ITEMS_QUERY = /* GraphQL */ `
  fragment FeedPicture on File {
    relativePath
    childImageSharp {
      gatsbyImageData(
        width: 704
        layout: FIXED
        outputPixelDensities: [1]
        formats: [JPG]
      )
    }
  }
  query FeedItems {
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 20) {
      nodes {
        title
        excerpt
        author
        category
        slug
        link
        day: date
        imageAlt
        image {
          ...FeedPicture
        }
        body
        bodyPictures {
          ...FeedPicture
        }
      }
    }
  }
`;

type Post = Queries.FeedItemsQuery['allPost']['nodes'][number];

/** The options of gatsby-plugin-feed, which writes the feed and links to it in the head of every page. */
export const feedOptions = {
  query: CHANNEL_QUERY,
  setup: ({ query }: Result<Queries.FeedChannelQuery>) => feedChannel(query),
  feeds: [
    {
      output: FEED_PATH,
      // The feed's name in browsers and readers. Without the brand, which only data/site.json names.
      title: 'Blog articles',
      query: ITEMS_QUERY,
      serialize: ({
        query,
      }: Result<Queries.FeedChannelQuery & Queries.FeedItemsQuery>) =>
        query.allPost.nodes.map((post) =>
          feedItem(post, query.siteSettings.origin),
        ),
    },
  ],
};

/** Fields of the channel, in the spelling of the package "rss" that the plugin uses. */
function feedChannel({
  blogPage: { seo },
  siteSettings: { origin },
}: Queries.FeedChannelQuery) {
  return {
    title: xmlText(seo.title),
    description: xmlText(escapeHtml(seo.description)),
    language: 'en-gb',
    generator: 'Gatsby',
    site_url: canonicalUrl(origin, '/'),
    feed_url: canonicalUrl(origin, FEED_PATH),
  };
}

/**
 * An item of the feed. The package makes an article's link its permanent guid; outside addresses, which several posts
 * may share, are none.
 */
function feedItem(post: Post, origin: string) {
  const url = publicUrl(origin, post);
  const body = asArticleBody(post.body ?? []);
  const article = articleHtml({ body, pictures: post.bodyPictures ?? [] }, url);
  return {
    title: xmlText(post.title),
    description: xmlText(descriptionHtml(post, origin)),
    ...(article && {
      custom_elements: [{ 'content:encoded': xmlText(article) }],
    }),
    url,
    ...(post.link && { guid: canonicalUrl(origin, articlePath(post.slug)) }),
    date: post.day,
    author: xmlText(post.author),
    categories: [xmlText(post.category)],
  };
}

/** The picture is part of the text: an enclosure has no alternative text, and readers offer it as a download. */
function descriptionHtml(
  { image, imageAlt, excerpt }: Post,
  origin: string,
): string {
  const { images, width, height } = pictureData(image, imageAlt);
  const src = new URL(images.fallback.src, origin).href;
  return `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(imageAlt)}" width="${width}" height="${height}"></p>\n<p>${escapeHtml(excerpt)}</p>`;
}

/** Removes characters that XML doesn't allow, such as vertical tabs pasted from word processors. */
function xmlText(text: string): string {
  return text.replace(
    /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    '',
  );
}

import { publicAddress } from '../../blog/sharing/share-links';
import { escapeHtml } from '../../components/text/escape-html';
import { pictureData } from '../../components/media/picture-data';
import { FEED_PATH } from '../../content/routes';
import { canonicalUrl } from '../../seo/addresses';

// The RSS 2.0 feed: the queries of gatsby-plugin-feed, and how their results become the feed. Drafts are not in it: a
// build does not copy them to the mirror (src/content/mirror.ts).

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

// The newest 20 alone: every reader fetches the feed again and again, and keeps what it has seen. The order is that of
// the listing. Not every reader shows WebP.
const ITEMS_QUERY = /* GraphQL */ `
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
          childImageSharp {
            gatsbyImageData(
              width: 704
              layout: FIXED
              outputPixelDensities: [1]
              formats: [JPG]
            )
          }
        }
      }
    }
  }
`;

type Post = Queries.FeedItemsQuery['allPost']['nodes'][number];

/** The options of gatsby-plugin-feed, which writes the feed and links to it from the head of every page. */
export const feedOptions = {
  query: CHANNEL_QUERY,
  setup: ({ query }: Result<Queries.FeedChannelQuery>) => feedChannel(query),
  feeds: [
    {
      output: FEED_PATH,
      // The name in browsers and feed readers. No brand: that is in data/site.json alone.
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

/** The feed's own fields, named as the package "rss" does, which writes it. */
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

/** A post's picture and excerpt. Without a guid, its address is its permanent guid. */
function feedItem(post: Post, origin: string) {
  return {
    title: xmlText(post.title),
    description: xmlText(descriptionHtml(post, origin)),
    url: publicAddress(origin, post),
    date: post.day,
    author: xmlText(post.author),
    categories: [xmlText(post.category)],
  };
}

/** The picture is in the text: an enclosure has no alternative text, and readers offer it as a download. */
function descriptionHtml(
  { image, imageAlt, excerpt }: Post,
  origin: string,
): string {
  const { images, width, height } = pictureData(image, imageAlt);
  const src = new URL(images.fallback.src, origin).href;
  return `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(imageAlt)}" width="${width}" height="${height}"></p>\n<p>${escapeHtml(excerpt)}</p>`;
}

/** Leaves out what XML can't hold at all, such as the vertical tabs that word processors leave in pasted text. */
function xmlText(text: string): string {
  return text.replace(
    /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    '',
  );
}

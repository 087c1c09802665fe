import { asArticleBody } from '../../content/from-graphql';
import { articlePath, FEED_PATH } from '../../content/routes';
import { escapeHtml } from '../../content/text/escape-html';
import { pageTitle } from '../../content/text/page-title';
import { canonicalUrl, publicUrl } from '../../seo/addresses';
import { fragmentsOf } from '../site-data';
import { articleHtml, feedHtml, FeedPicture } from './article-html';

// The RSS 2.0 feed: the queries of gatsby-plugin-feed and the serialisation of their results. Drafts never reach it,
// because a build leaves them out of `.content/` (src/gatsby/sync/content-copy.ts).

interface Result<Data> {
  query: Data;
}

const CHANNEL_QUERY = /* GraphQL */ `
  query FeedChannel {
    siteSettings {
      name
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
  ${fragmentsOf('src/blog/post-meta.tsx')}
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
        ...PostFields
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
  siteSettings: { name, origin },
}: Queries.FeedChannelQuery) {
  return {
    title: xmlText(pageTitle(seo.title, name)),
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
  const pictures = post.bodyPictures ?? [];
  const article = articleHtml({ body, pictures }, origin);
  return {
    title: xmlText(post.title),
    description: xmlText(feedHtml(<Description {...post} />, origin)),
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
const Description = ({ image, imageAlt, excerpt }: Post) => (
  <>
    <p>
      <FeedPicture file={image} alt={imageAlt} />
    </p>
    <p>{excerpt}</p>
  </>
);

/** Removes characters that XML doesn't allow, such as vertical tabs pasted from word processors. */
function xmlText(text: string): string {
  return text.replace(
    /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    '',
  );
}

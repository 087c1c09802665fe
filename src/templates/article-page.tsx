import { graphql, type HeadProps, type PageProps } from 'gatsby';
import {
  PromoBlock,
  RelatedPosts,
  ShareLine,
} from '../blog/article/article-footer';
import { ArticleHeader } from '../blog/article/article-header';
import { ArticleText } from '../blog/article/article-text';
import { pictureUrl } from '../components/media/picture';
import { tintOf } from '../content/category-tint';
import { wordCountOfBlocks } from '../content/text/article-sections';
import { JsonLd, PageHead } from '../seo/page-head';
import { articleData } from '../seo/structured-data';
import { tintStyle } from '../styles/tint';

export default function ArticlePage({ data }: PageProps<Queries.ArticleQuery>) {
  const { post, blogPage: blog, siteSettings: site } = data;
  const tint = tintOf(post.category, blog.tints);
  return (
    <>
      <article css={tint && tintStyle(tint)}>
        <ArticleHeader post={post} />
        <ArticleText body={post.body} pictures={post.bodyPictures ?? []}>
          <PromoBlock promo={post.promo ?? blog.promo} />
          <ShareLine post={post} site={site} />
        </ArticleText>
      </article>
      <RelatedPosts posts={data.related.nodes} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ArticleQuery>) {
  const { metadata } = data.post;
  if (!metadata)
    throw new Error('A post that is published elsewhere has no page');
  return (
    <>
      <PageHead {...metadata} type="article" />
      <JsonLd
        data={articleData(data.siteSettings, {
          ...data.post,
          ...metadata,
          pictures: [data.post.image, ...(data.post.bodyPictures ?? [])].map(
            pictureUrl,
          ),
          words: wordCountOfBlocks(data.post.body ?? []),
        })}
      />
    </>
  );
}

export const query = graphql`
  query Article($slug: String!, $related: [String!]!) {
    post(slug: { eq: $slug }) {
      ...ArticleHeaderFields
      ...PageFields
      body
      bodyPictures {
        ...ArticlePictureFields
      }
      promo {
        ...ClosingFields
      }
    }
    related: allPost(
      filter: { slug: { in: $related } }
      sort: [{ date: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...PostCardFields
      }
    }
    blogPage {
      tints {
        category
        tint
      }
      promo {
        ...ClosingFields
      }
    }
    siteSettings {
      name
      ...PostSharingFields
    }
  }
`;

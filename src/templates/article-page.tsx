import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { ArticleBody } from '../blog/article-body';
import { ArticleHeader } from '../blog/article-header';
import { Button } from '../components/button';
import { columnStyle } from '../components/section';
import { loaded } from '../content/loaded';
import { ClosingSection } from '../sections/closing-section';
import { PageHead } from '../seo/page-head';

export default function ArticlePage({ data }: PageProps<Queries.ArticleQuery>) {
  const post = loaded(data.post, 'posts');
  const promo = post.promo ?? loaded(data.blogPage, 'pages/blog.json').promo;
  return (
    <>
      <article css={columnStyle}>
        <ArticleHeader post={post} />
        <ArticleBody blocks={post.body ?? []} />
        {/* SPEC.md section 2: on article pages this button does nothing. */}
        <p>
          Share this article: <Button variant="secondary">Share</Button>
        </p>
      </article>
      <ClosingSection closing={promo} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ArticleQuery>) {
  const post = loaded(data.post, 'posts');
  const site = loaded(data.siteSettings, 'site.json');
  return (
    <PageHead
      pathname={location.pathname}
      title={`${post.title} | ${site.name}`}
      description={post.excerpt}
      keywords={post.keywords}
      type="article"
    />
  );
}

export const query = graphql`
  query Article($slug: String!) {
    post(slug: { eq: $slug }) {
      ...ArticleHeaderFields
      excerpt
      keywords
      body {
        ...ArticleBlockFields
      }
      promo {
        ...ClosingFields
      }
    }
    blogPage {
      promo {
        ...ClosingFields
      }
    }
    siteSettings {
      name
    }
  }
`;

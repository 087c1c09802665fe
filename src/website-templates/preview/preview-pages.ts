import { graphql } from 'gatsby';
import { genericBlocks } from './generic-blocks';
import type { PreviewBlock } from './preview-block';

export const fragment = graphql`
  fragment TemplatePreviewFields on WebsiteTemplate {
    name
    title
    description
    heroFrom
    heroTo
    badges
    features
    pages
    overview {
      title
      text
    }
    preview {
      firm
      pages {
        name
        blocks {
          ...PreviewBlockFields
        }
      }
    }
  }
`;

/** What the preview of a template needs to know of it. */
export type PreviewedTemplate = Queries.TemplatePreviewFieldsFragment;

/** A page of the small website. */
export interface MiniPageContent {
  name: string;
  blocks: readonly PreviewBlock[];
}

/**
 * Takes a template and the pages it includes (SPEC.md section 2, "Included pages"); gives each of them with what it
 * shows. A page that the preview does not name shows what the template says of itself.
 */
export function previewPages(
  template: PreviewedTemplate,
  includedPages: readonly string[],
): readonly MiniPageContent[] {
  return includedPages.map((name) => {
    const named = template.preview?.pages.find((page) => page.name === name);
    const blocks =
      named?.blocks ?? genericBlocks(template, name, includedPages);
    return {
      name,
      blocks: blocks.map((block) => leadingOn(block, name, includedPages)),
    };
  });
}

/** Takes the way on from a block that would lead nowhere: to its own page, or to one that is not included. */
function leadingOn(
  block: PreviewBlock,
  page: string,
  pages: readonly string[],
): PreviewBlock {
  const { leadsTo } = block;
  const leads = leadsTo !== null && leadsTo !== page && pages.includes(leadsTo);
  return leads ? block : { ...block, leadsTo: null };
}

import type { Dispatch } from 'react';
import { graphql } from 'gatsby';
import type { PreviewAction, PreviewState } from './preview-state';

export const fragment = graphql`
  fragment PreviewCardFields on PreviewCard {
    title
    text
    price
    tag
  }
  fragment PreviewBlockFields on PreviewBlock {
    kind
    title
    text
    button
    leadsTo
    paragraphs
    cards {
      ...PreviewCardFields
    }
    rows {
      label
      value
    }
    total {
      label
      value
    }
    days {
      day
      times
    }
    chosen
    plans {
      name
      price
      points
    }
    fields
    source
    questions {
      question
      answer
    }
    stats {
      value
      label
    }
    address
  }
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

export type PreviewBlock = Queries.PreviewBlockFieldsFragment;

export type PreviewedTemplate = Queries.TemplatePreviewFieldsFragment;

export interface BlockProps {
  block: PreviewBlock;
  /** Its position on the page, from 0. */
  index: number;
  state: PreviewState;
  dispatch: Dispatch<PreviewAction>;
}

/** The name of the firm whose site is shown: the template's own where its preview names none. */
export function firmName({ preview, name }: PreviewedTemplate): string {
  return preview?.firm ?? name;
}

export function createBlock(
  kind: string,
  rest: Partial<PreviewBlock>,
): PreviewBlock {
  return {
    kind,
    title: null,
    text: null,
    button: null,
    leadsTo: null,
    paragraphs: null,
    cards: null,
    rows: null,
    total: null,
    days: null,
    chosen: null,
    plans: null,
    fields: null,
    source: null,
    questions: null,
    stats: null,
    address: null,
    ...rest,
  };
}

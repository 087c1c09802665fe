import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment PreviewCardFields on PreviewCard {
    title
    text
    price
    tag
    figure
    messages {
      name
      text
    }
    bars {
      label
      value
      share
    }
    image {
      ...PreviewPictureFields
    }
    imageAlt
  }
  fragment PreviewPictureFields on File {
    childImageSharp {
      gatsbyImageData(width: 1184, breakpoints: [384, 704, 960, 1184])
    }
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
      text
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
      period
      text
      tag
      points
    }
    fields
    message
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
    columns
    workers {
      name
      role
      shifts
      hours
      isOpen
    }
    image {
      ...PreviewPictureFields
    }
    imageAlt
  }
  fragment TemplatePreviewFields on WebsiteTemplate {
    slug
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
      layout
      notice
      action {
        label
        leadsTo
      }
      footer {
        text
        rows {
          label
          value
        }
      }
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

export type PreviewCard = Queries.PreviewCardFieldsFragment;

export type PreviewedTemplate = Queries.TemplatePreviewFieldsFragment;

/** The name of the firm whose site is shown: the template's own where its preview names none. */
export function firmName({ preview, name }: PreviewedTemplate): string {
  return preview?.firm ?? name;
}

/** A card with nothing but a title, and what else is given. */
export function createCard(
  title: string,
  rest: Partial<PreviewCard> = {},
): PreviewCard {
  return {
    title,
    text: null,
    price: null,
    tag: null,
    figure: null,
    messages: null,
    bars: null,
    image: null,
    imageAlt: null,
    ...rest,
  };
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
    message: null,
    source: null,
    questions: null,
    stats: null,
    address: null,
    columns: null,
    workers: null,
    image: null,
    imageAlt: null,
    ...rest,
  };
}

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
      gatsbyImageData(
        width: 1600
        breakpoints: [384, 704, 960, 1184, 1600]
        webpOptions: { quality: 64 }
      )
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
      yearly
      period
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
    product {
      choice
      options {
        label
        value
      }
      views {
        image {
          ...PreviewPictureFields
        }
        imageAlt
      }
    }
    columns
    workers {
      name
      shifts
      clash
    }
    image {
      ...PreviewPictureFields
    }
    imageAlt
    aside
  }
  fragment TemplatePreviewFields on WebsiteTemplate {
    slug
    name
    description
    heroFrom
    heroTo
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
        outOfMenu
        blocks {
          ...PreviewBlockFields
        }
      }
    }
  }
`;

type Fields<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** A card of a block; everything but the title is optional. */
export type PreviewCard = Fields<Queries.PreviewCardFieldsFragment> & {
  title: string;
};

export type PreviewBlock = Fields<
  Omit<Queries.PreviewBlockFieldsFragment, 'cards'>
> & { kind: string; cards?: readonly PreviewCard[] | null };

type Template = Queries.TemplatePreviewFieldsFragment;
type Preview = NonNullable<Template['preview']>;

export interface PageContent {
  name: string;
  /** Not in the menu: other pages link to it. */
  outOfMenu?: boolean | null;
  blocks: readonly PreviewBlock[];
}

/** A template with the block types above. */
export type PreviewedTemplate = Omit<Template, 'preview'> & {
  preview: (Omit<Preview, 'pages'> & { pages: readonly PageContent[] }) | null;
};

/** The sample site's firm; the template's name if its preview has none. */
export function firmName({
  preview,
  name,
}: Queries.FramedPreviewFieldsFragment): string {
  return preview?.firm ?? name;
}

import { graphql } from 'gatsby';
import type { SampleBlock as Block } from '../../content/schemas/website-template/sample-blocks';

export const fragment = graphql`
  fragment SampleCardFields on SampleCard {
    title
    text
    price
    tag
    figure
    messages {
      name
      text
    }
    options {
      label
      value
      colour
    }
    image {
      ...SamplePictureFields
    }
    imageAlt
  }
  fragment SamplePictureFields on File {
    childImageSharp {
      gatsbyImageData(
        width: 1600
        breakpoints: [384, 704, 960, 1184, 1600]
        webpOptions: { quality: 64 }
      )
    }
  }
  fragment SampleBlockFields on SampleBlock {
    kind
    title
    text
    button
    leadsTo
    paragraphs
    cards {
      ...SampleCardFields
    }
    rows {
      label
      value
      text
      instead
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
    choices {
      label
      options
    }
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
      price
      choice
      options {
        label
        value
        colour
      }
      views {
        image {
          ...SamplePictureFields
        }
        imageAlt
      }
    }
    columns
    workers {
      name
      text
      shifts
      clash
    }
    image {
      ...SamplePictureFields
    }
    imageAlt
    aside
  }
  fragment SampleSiteFields on WebsiteTemplate {
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
    sampleSite {
      firm
      layout
      notice
      cart {
        page
        pieces
      }
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
          ...SampleBlockFields
        }
      }
    }
  }
`;

/** A value of data/ as queries have it: with null for what is left out, and the file of a picture. */
type Queried<Value> = Value extends readonly (infer Item)[]
  ? readonly Queried<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: QueriedField<Key, Value[Key]> }
    : Value;

type QueriedField<Key, Value> =
  | (Key extends 'image'
      ? Exclude<Value, string> | Queries.SamplePictureFieldsFragment
      : Queried<Value>)
  | (undefined extends Value ? null : never);

/** A block of a page, of one of these kinds. */
export type QueriedBlock<Kind extends Block['kind'] = Block['kind']> = Queried<
  Extract<Block, { kind: Kind }>
>;

export type SampleCardData = QueriedBlock<'cards'>['cards'][number];

type Template = Queries.SampleSiteFieldsFragment;
type SampleSite = NonNullable<Template['sampleSite']>;

export interface PageContent {
  name: string;
  /** Not in the menu: other pages link to it. */
  outOfMenu?: boolean | null;
  blocks: readonly QueriedBlock[];
}

/** A template whose blocks have the fields of their kind; GraphQL has one type for all kinds. */
export type TemplateWithSample = Omit<Template, 'sampleSite'> & {
  sampleSite:
    (Omit<SampleSite, 'pages'> & { pages: readonly PageContent[] }) | null;
};

export const asTemplateWithSample = (template: Template) =>
  template as TemplateWithSample;

/** The sample site's firm; the template's name if its sample site has none. */
export function firmName({
  sampleSite,
  name,
}: Queries.SampleSiteFrameFieldsFragment): string {
  return sampleSite?.firm ?? name;
}

import { graphql } from 'gatsby';
import { Suspense, createContext, lazy, memo, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DrawnAtBuild, KeptFromBuild } from '../components/kept-from-build';
import { PanelFrame } from './panel-frame';

// GraphQL knows all kinds of panel as one flattened type: what a kind does not use is null.
export const fragment = graphql`
  fragment PanelFields on Panel {
    kind
    caption
    caller
    dialogue {
      speaker
      text
      time
    }
    intent
    booking
    reviews {
      name
      source
      rating
      text
      reply
    }
    trend {
      month
      average
    }
    conversations {
      name
      channel
      preview
      time
      unread
    }
    trigger
    condition
    branches {
      answer
      steps
    }
    shop
    shopItems {
      name
      price
    }
    invoice {
      number
      customer
      item
      amount
      paid
    }
    stages {
      title
      deals {
        name
        job
        value
      }
    }
  }
`;

/** What every panel gets. */
export interface PanelProps {
  panel: Queries.PanelFieldsFragment;
}

/**
 * Draws a panel into the HTML at build; src/layout/render-page.tsx hands it in, so that no page's script holds the
 * drawing. In a browser it is null.
 */
export const PanelAtBuild = createContext<
  ((props: PanelProps) => ReactNode) | null
>(null);

/**
 * The product at work, with sample data, under a caption that says what is to be seen. It is a drawing without a life
 * of its own: a page that comes as HTML keeps it as it is, and only a visitor who follows a link here fetches its code.
 * Memoised, because the data it gets stays the same for as long as the page does.
 */
export const ProductPanel = memo(function ProductPanel({ panel }: PanelProps) {
  const drawAtBuild = useContext(PanelAtBuild);
  if (drawAtBuild) return <DrawnAtBuild>{drawAtBuild({ panel })}</DrawnAtBuild>;
  return (
    <KeptFromBuild
      instead={
        <Suspense fallback={<PanelCaption panel={panel} />}>
          <PanelDrawing panel={panel} />
        </Suspense>
      }
    />
  );
});

const PanelDrawing = lazy(() =>
  import(/* webpackChunkName: "panels" */ './panel-drawing').then(
    ({ PanelDrawing: component }) => ({ default: component }),
    // Without the drawing its caption still says what the product does: an error would take the whole page with it.
    () => ({ default: PanelCaption }),
  ),
);

function PanelCaption({ panel }: PanelProps) {
  return (
    <PanelFrame caption={panel.caption}>
      <div css={emptyStyle} />
    </PanelFrame>
  );
}

const emptyStyle = (theme: Theme) =>
  css({ minHeight: theme.height.miniPicture });

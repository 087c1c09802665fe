import { useId } from 'react';
import { visuallyHidden } from '../../../styles/mixins';
import { SampleButton } from '../parts/buttons';
import { SamplePicture } from '../parts/sample-picture';
import type { SampleCardData } from '../sample-fields';
import type { BlockProps } from '../site-model';
import { SampleCard } from './card';

/** Cards of any kind: services, things for sale, people, pieces of work, articles, steps. Layouts tell them apart. */
export function CardsBlock({
  block,
  state,
  change,
}: BlockProps<'products' | 'people' | 'works' | 'cards' | 'steps'>) {
  const { kind, cards } = block;
  const button = kind === 'products' && block.button;
  // A page that is there for its pictures.
  const isGallery =
    kind === 'works' && cards.filter(({ image }) => image).length > 3;
  // Screen readers take the numbers of steps from the list itself.
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <>
      <List className="sample-list" data-count={cards.length}>
        {cards.map((card) => (
          <SampleCard key={card.title} card={card}>
            {button && (
              <SampleButton onClick={() => change({ cart: state.cart + 1 })}>
                {button} <span css={visuallyHidden}>{card.title}</span>
              </SampleButton>
            )}
          </SampleCard>
        ))}
      </List>
      {isGallery && <FullScreenGallery cards={cards} />}
    </>
  );
}

/** Works in a section that has a heading of its own. */
export function Works({ cards }: { cards: readonly SampleCardData[] }) {
  return (
    <div className="sample-works">
      <ul className="sample-list">
        {cards.map((card) => (
          <SampleCard key={card.title} card={card} heading="h3" />
        ))}
      </ul>
    </div>
  );
}

/** A full-window row of pictures; a popover, so that it opens without scripts. */
function FullScreenGallery({ cards }: { cards: readonly SampleCardData[] }) {
  const id = useId();
  return (
    <>
      <SampleButton popoverTarget={id}>View full screen</SampleButton>
      <div id={id} popover="auto" className="sample-gallery">
        <ul>
          {cards.map((card) => (
            <li key={card.title}>
              <SamplePicture of={card} />
              <p>{card.title}</p>
            </li>
          ))}
        </ul>
        <SampleButton popoverTarget={id}>Close</SampleButton>
      </div>
    </>
  );
}

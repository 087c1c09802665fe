import { useId } from 'react';
import { visuallyHidden } from '../../../styles/mixins';
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
              <button
                type="button"
                className="sample-button"
                onClick={() => change({ cart: state.cart + 1 })}
              >
                {button} <span css={visuallyHidden}>{card.title}</span>
              </button>
            )}
          </SampleCard>
        ))}
      </List>
      {isGallery && <FullScreenGallery cards={cards} />}
    </>
  );
}

/** A full-window row of pictures; a popover, so that it opens without scripts. */
function FullScreenGallery({ cards }: { cards: readonly SampleCardData[] }) {
  const id = useId();
  return (
    <>
      <button type="button" className="sample-button" popoverTarget={id}>
        View full screen
      </button>
      <div id={id} popover="auto" className="sample-gallery">
        <ul>
          {cards.map((card) => (
            <li key={card.title}>
              <SamplePicture of={card} />
              <p>{card.title}</p>
            </li>
          ))}
        </ul>
        <button type="button" className="sample-button" popoverTarget={id}>
          Close
        </button>
      </div>
    </>
  );
}

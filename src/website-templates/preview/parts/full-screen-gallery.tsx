import { useId } from 'react';
import type { PreviewCard } from '../preview-fields';
import { PreviewPicture } from './preview-picture';

/** A row of pictures as large as the window, to scroll through; a popover opens without scripts too. */
export function FullScreenGallery({
  cards,
}: {
  cards: readonly PreviewCard[];
}) {
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
              <PreviewPicture of={card} />
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

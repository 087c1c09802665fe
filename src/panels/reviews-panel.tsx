import { Rating } from '../components/rating';
import type { PanelProps } from './product-panel';

/** Incoming reviews with replies, and the rating over the last months. */
export function ReviewsPanel({ panel }: PanelProps) {
  return (
    <>
      <ul>
        {panel.reviews?.map(({ name, source, rating, text, reply }) => (
          <li key={name}>
            <Rating stars={rating} /> {name}, {source}
            <br />
            {text}
            {reply && (
              <p>
                <strong>Reply:</strong> {reply}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        Average rating:{' '}
        {panel.trend
          ?.map(({ month, average }) => `${month} ${average.toFixed(1)}`)
          .join(', ')}
      </p>
    </>
  );
}

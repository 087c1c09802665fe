import type { BlockProps } from '../site';
import { ProductChoices } from './product';

/** Headline, sentence and button of a hero. Further down a page it is one block of several, under the page's own name. */
export function HeroWords({ block, index, open }: BlockProps) {
  const { title, text, product, button, leadsTo } = block;
  const Heading = index === 0 ? 'h3' : 'h4';
  return (
    <>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {product && <ProductChoices product={product} />}
      {button && leadsTo && (
        <div className="sample-buttons">
          <button
            type="button"
            className="sample-button"
            onClick={() => open(leadsTo)}
          >
            {button}
          </button>
        </div>
      )}
    </>
  );
}

import type { ComponentType } from 'react';
import type { BlockProps } from '../sample-site';
import { SampleHeroWords } from '../parts/hero';
import { PreviewPicture } from '../parts/preview-picture';
import { CardsBlock } from './cards-block';
import { FormBlock } from './form-block';
import { PlansBlock } from './plans-block';
import { RotaBlock } from './rota-block';
import { SlotsBlock } from './slots-block';
import {
  QuestionsBlock,
  QuoteBlock,
  RowsBlock,
  StatsBlock,
  TextBlock,
} from './text-blocks';

const kinds: Record<string, ComponentType<BlockProps>> = {
  // A hero further down the page: a band with a link to another page.
  hero: SampleHeroWords,
  text: TextBlock,
  products: CardsBlock,
  people: CardsBlock,
  works: CardsBlock,
  cards: CardsBlock,
  steps: CardsBlock,
  rows: RowsBlock,
  slots: SlotsBlock,
  plans: PlansBlock,
  form: FormBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  stats: StatsBlock,
  rota: RotaBlock,
};

/** Kinds that draw their own heading. */
const untitled = ['hero', 'rota'];

/** Kinds that may have a picture beside them. */
const pictured = ['text', 'rows'];

/**
 * A block of a sample page: heading and content, which layouts arrange. `Opening` draws a hero at the top of a page.
 * Throws for an unknown kind.
 */
export function Block(props: BlockProps) {
  const { kind, title, image, aside } = props.block;
  const Kind = kinds[kind];
  if (!Kind) throw new Error(`Unknown kind of preview block: ${kind}`);
  const isPictured = image && pictured.includes(kind);
  const className = [
    `sample-block sample-${kind}`,
    isPictured && 'sample-pictured',
    aside && 'sample-aside',
  ]
    .filter(Boolean)
    .join(' ');
  if (untitled.includes(kind))
    return (
      <div className={className}>
        <Kind {...props} />
      </div>
    );
  return (
    <div className={className}>
      {isPictured && <PreviewPicture of={props.block} />}
      <div className="sample-section">
        {title && <h4>{title}</h4>}
        <div className="sample-content">
          <Kind {...props} />
        </div>
      </div>
    </div>
  );
}

import type { ComponentType } from 'react';
import type { BlockProps } from '../site';
import { SampleHeroWords } from '../parts/hero-words';
import { CardsBlock } from './cards-block';
import { FormBlock } from './form-block';
import { PlaceBlock } from './place-block';
import { PlansBlock } from './plans-block';
import { RotaBlock } from './rota-block';
import { RowsBlock } from './rows-block';
import { SlotsBlock } from './slots-block';
import {
  QuestionsBlock,
  QuoteBlock,
  StatsBlock,
  TextBlock,
} from './text-blocks';

const kinds: Record<string, ComponentType<BlockProps>> = {
  // One that does not open its page: a band with the way on to another page.
  hero: SampleHeroWords,
  text: TextBlock,
  products: CardsBlock,
  people: CardsBlock,
  works: CardsBlock,
  cards: CardsBlock,
  posts: CardsBlock,
  steps: CardsBlock,
  rows: RowsBlock,
  slots: SlotsBlock,
  plans: PlansBlock,
  form: FormBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  stats: StatsBlock,
  place: PlaceBlock,
  rota: RotaBlock,
};

/** A block of a sample page; `Opening` draws a hero at its top. Throws for a kind that is missing in the table above. */
export function Block(props: BlockProps) {
  const { kind, image } = props.block;
  const Kind = kinds[kind];
  if (!Kind) throw new Error(`Unknown kind of preview block: ${kind}`);
  const isPictured = image && (kind === 'text' || kind === 'rows');
  return (
    <div
      className={`sample-block sample-${kind}${isPictured ? ' sample-pictured' : ''}`}
    >
      <Kind {...props} />
    </div>
  );
}

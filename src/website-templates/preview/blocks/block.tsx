import type { ComponentType } from 'react';
import type { BlockProps } from '../site';
import { CallBlock } from './call-block';
import { CardsBlock, PeopleBlock, StepsBlock, WorksBlock } from './card-blocks';
import { RowsBlock, StatsBlock } from './fact-blocks';
import { FormBlock } from './form-block';
import { PlaceBlock } from './place-block';
import { PlansBlock } from './plans-block';
import { PostsBlock } from './posts-block';
import { ProductsBlock } from './products-block';
import { RotaBlock } from './rota-block';
import { SlotsBlock } from './slots-block';
import { QuestionsBlock, QuoteBlock, TextBlock } from './text-blocks';

const kinds: Record<string, ComponentType<BlockProps>> = {
  hero: CallBlock,
  text: TextBlock,
  products: ProductsBlock,
  people: PeopleBlock,
  works: WorksBlock,
  cards: CardsBlock,
  posts: PostsBlock,
  rows: RowsBlock,
  slots: SlotsBlock,
  plans: PlansBlock,
  form: FormBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  steps: StepsBlock,
  stats: StatsBlock,
  place: PlaceBlock,
  rota: RotaBlock,
};

/** A block of a sample page; the layout draws a hero at its top. Throws for a kind that is missing in the table above. */
export function Block(props: BlockProps) {
  const Kind = kinds[props.block.kind];
  if (!Kind)
    throw new Error(`Unknown kind of preview block: ${props.block.kind}`);
  return <Kind {...props} />;
}

import type { ComponentType, Dispatch } from 'react';
import type { PreviewBlock } from '../preview-block';
import type { SiteAction, SiteState } from '../site-state';
import { CardsBlock, PeopleBlock, WorksBlock } from './card-blocks';
import { FormBlock } from './form-block';
import { HeroBlock } from './hero-block';
import { PlaceBlock } from './place-block';
import { PlansBlock } from './plans-block';
import { ProductsBlock } from './products-block';
import { SlotsBlock } from './slots-block';
import { StepsBlock } from './steps-block';
import {
  QuestionsBlock,
  QuoteBlock,
  RowsBlock,
  StatsBlock,
} from './fact-blocks';
import { TextBlock } from './text-block';

export interface BlockProps {
  block: PreviewBlock;
  /** Its place on the page, from 0. */
  index: number;
  state: SiteState;
  dispatch: Dispatch<SiteAction>;
}

const kinds: Record<string, ComponentType<BlockProps>> = {
  hero: HeroBlock,
  text: TextBlock,
  products: ProductsBlock,
  people: PeopleBlock,
  works: WorksBlock,
  cards: CardsBlock,
  rows: RowsBlock,
  slots: SlotsBlock,
  plans: PlansBlock,
  form: FormBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  steps: StepsBlock,
  stats: StatsBlock,
  place: PlaceBlock,
};

/** A part of a page of the small website. Throws for a kind that the schema (src/content/schemas/template-preview.ts) lacks. */
export function Block(props: BlockProps) {
  const Kind = kinds[props.block.kind];
  if (!Kind) throw new Error(`No block of a preview is a ${props.block.kind}`);
  return <Kind {...props} />;
}

import type { QueriedBlock } from '../sample-fields';
import type { BlockProps, SamplePartProps } from '../site-model';
import { OpeningWords } from '../parts/opening';
import { SamplePicture } from '../parts/sample-picture';
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

/** A block of a sample page: its heading and its content, which layouts put below or beside each other. */
export function Block({ block, ...props }: BlockProps<QueriedBlock['kind']>) {
  const { kind } = block;
  const isPictured = (kind === 'text' || kind === 'rows') && block.image;
  const className = [
    'sample-block',
    // The hero that begins a page is `Opening`; a later one is a link to another page.
    kind === 'hero' ? 'sample-link' : `sample-${kind}`,
    isPictured && 'sample-pictured',
    'aside' in block && block.aside && 'sample-aside',
  ]
    .filter(Boolean)
    .join(' ');
  const content = contentOf(block, props);
  // They draw their own heading.
  if (kind === 'hero' || kind === 'rota')
    return <div className={className}>{content}</div>;
  return (
    <div className={className}>
      {isPictured && <SamplePicture of={block} />}
      <div className="sample-section">
        {'title' in block && block.title && <h4>{block.title}</h4>}
        <div>{content}</div>
      </div>
    </div>
  );
}

function contentOf(block: QueriedBlock, props: SamplePartProps) {
  switch (block.kind) {
    case 'hero':
      return <OpeningWords {...props} block={block} heading="h4" />;
    case 'text':
      return <TextBlock {...props} block={block} />;
    case 'products':
    case 'people':
    case 'works':
    case 'cards':
    case 'steps':
      return <CardsBlock {...props} block={block} />;
    case 'rows':
      return <RowsBlock {...block} />;
    case 'slots':
      return <SlotsBlock {...props} block={block} />;
    case 'plans':
      return <PlansBlock {...props} block={block} />;
    case 'form':
      return <FormBlock {...block} />;
    case 'quote':
      return <QuoteBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'stats':
      return <StatsBlock {...block} />;
    case 'rota':
      return <RotaBlock {...block} />;
  }
}

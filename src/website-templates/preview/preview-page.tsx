import { Block } from './blocks/block';
import { Footer, Header } from './parts/header-footer';
import { Opening } from './parts/hero';
import type { PageContent, PreviewBlock } from './preview-fields';
import { sampleVariables } from './sample-style';
import type { SamplePartProps } from './sample-site';

interface PreviewPageProps extends SamplePartProps {
  template: { heroFrom: string; heroTo: string };
  page: PageContent;
}

/** A page of the sample site. It has no landmarks, and its headings continue the levels of the page around it. */
export function PreviewPage({ template, page, ...props }: PreviewPageProps) {
  const { blocks, name } = page;
  const { layout, notice, pages } = props.site;
  const opening = blocks[0]?.kind === 'hero' ? blocks[0] : undefined;
  const draw = (block: PreviewBlock) => {
    const index = blocks.indexOf(block);
    // Blocks have no id, and their order never changes.
    return <Block key={index} {...props} block={block} index={index} />;
  };
  return (
    <div
      className="sample"
      css={sampleVariables(template, layout)}
      data-page={name === pages[0] ? 'first' : 'inner'}
      // The header may be over the picture.
      data-opening={opening?.image ? 'picture' : 'words'}
    >
      {notice && <p className="sample-notice">{notice}</p>}
      <Header {...props} />
      <div>
        {opening ? (
          <Opening {...props} block={opening} index={0} />
        ) : (
          <div className="sample-page-title">
            <h3>{name}</h3>
          </div>
        )}
        {groupBlocks(opening ? blocks.slice(1) : blocks).map(
          ({ main, aside }) =>
            aside.length === 0 ? (
              draw(main)
            ) : (
              <div key={blocks.indexOf(main)} className="sample-pair">
                {draw(main)}
                <div className="sample-aside">{aside.map(draw)}</div>
              </div>
            ),
        )}
      </div>
      <Footer {...props} />
    </div>
  );
}

/** A block, and those beside it where there is room. */
interface BlockGroup {
  main: PreviewBlock;
  aside: PreviewBlock[];
}

/** Puts rows beside the form before them, a sum beside what is paid for, and the way on below the sum. */
function groupBlocks(blocks: readonly PreviewBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isRows =
      block.kind === 'rows' &&
      (last?.main.kind === 'form' ||
        (last?.main.kind === 'cards' && block.total));
    const isWayOn = block.kind === 'hero' && last?.aside.at(-1)?.total;
    if (last && (isRows || isWayOn)) last.aside.push(block);
    else groups.push({ main: block, aside: [] });
  }
  return groups;
}

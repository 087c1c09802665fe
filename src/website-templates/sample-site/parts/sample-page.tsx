import { Block } from '../blocks/block';
import type { PageContent } from '../sample-fields';
import { SampleRoot } from '../sample-style';
import type { SamplePartProps } from '../site-model';
import { Footer, Header } from './header-footer';
import { Opening } from './opening';

interface SamplePageProps extends SamplePartProps {
  template: { heroFrom: string; heroTo: string };
  page: PageContent;
}

/** A page of the sample site. It has no landmarks, and its headings continue the surrounding page's levels. */
export function SamplePage({ template, page, ...props }: SamplePageProps) {
  const { blocks, name } = page;
  const { layout, notice, pages } = props.site;
  const opening = blocks[0]?.kind === 'hero' ? blocks[0] : undefined;
  return (
    <SampleRoot
      template={template}
      layout={layout}
      data-page={page === pages[0] ? 'first' : 'inner'}
      // Lets layouts put the header over the picture.
      data-opening={opening?.image ? 'picture' : 'words'}
    >
      {notice && <p className="sample-notice">{notice}</p>}
      <Header {...props} />
      <div className="sample-blocks">
        {!opening && (
          <div className="sample-page-title">
            <h3>{name}</h3>
          </div>
        )}
        {blocks.map((block, index) => {
          // Blocks have no id, and their order never changes.
          return block === opening ? (
            <Opening key={index} {...props} block={opening} />
          ) : (
            <Block key={index} {...props} block={block} />
          );
        })}
      </div>
      <Footer {...props} />
    </SampleRoot>
  );
}

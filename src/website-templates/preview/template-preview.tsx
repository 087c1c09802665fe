import { Suspense, lazy, use, useState } from 'react';
import { announceFailure } from '../../components/hydration/hydration';
import { ScriptsOnLoad } from '../../components/hydration/scripts';
import { pageAnchor } from './preview-pages';
import { PreviewError, PreviewSkeleton } from './preview-fallback';
import { firmName } from './preview-fields';
import { SampleStyle } from './sample-style';
import type { PreviewProps } from './use-sample-site';

/**
 * An interactive sample site in the template's colours (SPEC.md section 2, "overview preview"). The HTML holds its first
 * page; its code loads when it comes near the viewport, and hydration waits until then.
 */
export function TemplatePreview(props: PreviewProps) {
  const { template, includedPages } = props;
  const [{ isNear, watch }] = useState(createViewportPromise);
  return (
    <div ref={watch} data-hydrates-later>
      <SampleStyle layout={template.preview?.layout ?? null} />
      <ScriptsOnLoad address="#page-" />
      {/* Links to a page of the preview lead here; once hydrated, the preview opens it. */}
      {includedPages.map((page) => (
        <span key={page} id={pageAnchor(page)} />
      ))}
      <Suspense
        fallback={
          <PreviewSkeleton slug={template.slug} firm={firmName(template)} />
        }
      >
        <PreviewWhenNear {...props} isNear={isNear} />
      </Suspense>
    </div>
  );
}

function PreviewWhenNear({
  isNear,
  ...site
}: PreviewProps & { isNear: Promise<void> }) {
  use(isNear);
  return <InteractivePreview {...site} />;
}

const InteractivePreview = lazy(() =>
  import(
    /* webpackChunkName: "template-preview" */ './interactive-preview'
  ).then(
    ({ InteractivePreview: component }) => ({ default: component }),
    // An error here would replace the whole page.
    () => {
      announceFailure();
      return { default: PreviewError };
    },
  ),
);

/**
 * One screen ahead. With less, visitors who follow a link within the page would more often see the skeleton, because
 * React replaces a part that it can't hydrate yet when the address changes.
 */
const MARGIN = '100% 0%';

/** `isNear` resolves when the element with the ref `watch` comes near the viewport, and at once in the build. */
function createViewportPromise() {
  if (typeof window === 'undefined')
    return { isNear: Promise.resolve(), watch: undefined };
  let arrive: () => void = () => undefined;
  const isNear = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const watch = (element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
  return { isNear, watch };
}

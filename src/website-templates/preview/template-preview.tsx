import { Suspense, lazy, use, useState } from 'react';
import { announceFailure } from '../../components/hydration/hydration';
import { includedPages } from '../page/included-pages';
import { PreviewSkeleton } from './preview-skeleton';
import { FailedPreview } from './failed-preview';
import { firmOf } from './firm-of';
import type { LivingPreviewProps } from './interactive-preview';
import type { PreviewedTemplate } from './preview-pages';

interface TemplatePreviewProps {
  template: PreviewedTemplate;
  defaultPages: readonly string[];
}

/**
 * A small website in the template's colours that can be used (SPEC.md section 2, "overview preview"). The HTML holds
 * its first page; its code comes when it comes near the viewport, and React leaves that HTML alone until then.
 */
export function TemplatePreview({
  template,
  defaultPages,
}: TemplatePreviewProps) {
  const [{ isNear, watch }] = useState(createNearness);
  const pages = includedPages(template.pages, defaultPages);
  return (
    <div ref={watch} data-hydrates-later>
      <Suspense
        fallback={<PreviewSkeleton firm={firmOf(template)} pages={pages} />}
      >
        <PreviewWhenNear
          template={template}
          includedPages={pages}
          isNear={isNear}
        />
      </Suspense>
    </div>
  );
}

function PreviewWhenNear({
  isNear,
  ...site
}: LivingPreviewProps & { isNear: Promise<void> }) {
  use(isNear);
  return <InteractivePreview {...site} />;
}

const InteractivePreview = lazy(() =>
  import(
    /* webpackChunkName: "template-preview" */ './interactive-preview'
  ).then(
    ({ InteractivePreview: component }) => ({ default: component }),
    // An error would take the whole page with it.
    () => {
      announceFailure();
      return { default: FailedPreview };
    },
  ),
);

/**
 * How far from the viewport counts as near: a screen. Any later, and visitors who follow a link within the page would
 * more often see an empty preview, with which React replaces a part that it can't take over yet when the address changes.
 */
const MARGIN = '100% 0%';

/** A promise that is kept when the element that gets the ref `watch` comes near the viewport; at build, at once. */
function createNearness() {
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

import {
  Suspense,
  lazy,
  memo,
  use,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { includedPages } from '../included-pages';
import { AsleepPreview } from './asleep-preview';
import { FailedPreview } from './failed-preview';
import { firmOf } from './firm-of';
import { PreviewAtBuild, type LivingPreviewProps } from './preview-at-build';
import type { PreviewedTemplate } from './preview-pages';
import { whenNear } from './when-near';

interface TemplatePreviewProps {
  template: PreviewedTemplate;
  defaultPages: readonly string[];
}

/**
 * A small website in the template's colours that can be used (SPEC.md section 2, "overview preview"). The HTML holds
 * its first page. Its code comes when it comes near the viewport; React leaves that HTML alone until then, and takes
 * over the very elements. Memoised, because an update from above would make React replace them.
 */
export const TemplatePreview = memo(function TemplatePreview({
  template,
  defaultPages,
}: TemplatePreviewProps) {
  const drawAtBuild = useContext(PreviewAtBuild);
  const place = useRef<HTMLDivElement>(null);
  const [{ promise: isNear, resolve: arrive }] = useState(nearness);
  useEffect(
    () => (place.current ? whenNear(place.current, arrive) : undefined),
    [arrive],
  );
  const pages = includedPages(template.pages, defaultPages);
  const site = { template, includedPages: pages };
  return (
    <div ref={place} data-preview>
      <Suspense
        fallback={<AsleepPreview firm={firmOf(template)} pages={pages} />}
      >
        {drawAtBuild?.(site) ?? <AwakePreview {...site} isNear={isNear} />}
      </Suspense>
    </div>
  );
});

/** Waits for the preview to come near, and only then asks for its code. */
function AwakePreview({
  isNear,
  ...site
}: LivingPreviewProps & { isNear: Promise<void> }) {
  use(isNear);
  return <LivingPreview {...site} />;
}

const LivingPreview = lazy(() =>
  import(/* webpackChunkName: "template-preview" */ './living-preview').then(
    ({ LivingPreview: component }) => ({ default: component }),
    // Without its code the page in the HTML stays as it is: an error would take the whole page with it.
    () =>
      isAsleep()
        ? { default: FailedPreview }
        : new Promise<never>(() => undefined),
  ),
);

/** Whether visitors see the empty room of the preview, and not its first page. */
function isAsleep(): boolean {
  return document.querySelector('[data-preview] > [inert]') !== null;
}

/** A promise and what keeps it. */
function nearness() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

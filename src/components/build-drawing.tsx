import type { Context, FunctionComponent } from 'react';
import {
  Suspense,
  createContext,
  createElement,
  lazy,
  useContext,
} from 'react';
import { DrawnAtBuild, KeptFromBuild } from './kept-from-build';

interface BuildDrawing<Props> {
  /** The drawing, wherever a page needs it. */
  Drawing: FunctionComponent<Props>;
  /** Holds at build what draws it; src/layout/render-page.tsx provides that. In a browser it is null. */
  AtBuild: Context<FunctionComponent<Props> | null>;
}

/**
 * Makes a drawing that no page's script holds: a page that comes as HTML keeps what the build has drawn, and only a
 * visitor who follows a link within the site fetches the code. For what has no life of its own and stays the same for
 * as long as its page does. Takes what fetches the code, and what shows until it is there or if it never comes.
 */
export function buildDrawing<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Waiting: FunctionComponent<Props>,
): BuildDrawing<Props> {
  const AtBuild = createContext<FunctionComponent<Props> | null>(null);
  const Fetched: FunctionComponent<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      // An error would take the whole page with it.
      () => ({ default: Waiting }),
    ),
  );
  function Drawing(props: Props) {
    const Drawn = useContext(AtBuild);
    if (Drawn)
      return <DrawnAtBuild>{createElement(Drawn, props)}</DrawnAtBuild>;
    return (
      <KeptFromBuild
        instead={
          <Suspense fallback={createElement(Waiting, props)}>
            {createElement(Fetched, props)}
          </Suspense>
        }
      />
    );
  }
  return { Drawing, AtBuild };
}

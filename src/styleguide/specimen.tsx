import type { ReactNode } from 'react';
import { useId } from 'react';
import { css } from '@emotion/react';
import { columnStyle } from '../components/text/section';
import { wrappingRow } from '../styles/lists';
import type { ThemeName } from '../styles/colours';
import { theme } from '../styles/theme';

interface SpecimenProps {
  title: string;
  /** Rendered once in each theme; ids and group names have to differ between the two. */
  children: (theme: ThemeName) => ReactNode;
}

const THEMES: ThemeName[] = ['light', 'dark'];

/** A component in the light and in the dark theme. */
export function Specimen({ title, children }: SpecimenProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={specimenStyle}>
      <h2 id={headingId}>{title}</h2>
      <div css={pairStyle}>
        {THEMES.map((theme) => (
          <div key={theme} data-theme={theme} css={paneStyle}>
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  );
}

interface StackProps {
  /** Puts the specimens side by side instead of one below the other. */
  row?: boolean;
  children: ReactNode;
}

export function Stack({ row = false, children }: StackProps) {
  return <div css={row ? rowStyle : stackStyle}>{children}</div>;
}

const specimenStyle = css(columnStyle, {
  width: `calc(100% - 2 * ${theme.space.gutter})`,
  paddingBlock: theme.space[6],
  '> h2': { fontSize: theme.text.title3 },
});

const pairStyle = css({
  display: 'grid',
  [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** The colours are custom properties with light-dark(), which follows the `color-scheme` of the element. */
const paneStyle = css({
  minWidth: 0,
  padding: theme.space[6],
  background: theme.colour.page,
  color: theme.colour.text,
  '&[data-theme="light"]': { colorScheme: 'light' },
  '&[data-theme="dark"]': { colorScheme: 'dark' },
});

const rowStyle = css(wrappingRow, { marginBottom: theme.space[4] });

const stackStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
});

import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { columnStyle } from '../components/text/section';
import type { ThemeName } from '../styles/theme';

interface SpecimenProps {
  title: string;
  /** What is shown, once in each theme; ids and group names that it needs have to differ between the two. */
  children: (theme: ThemeName) => ReactNode;
}

const THEMES: ThemeName[] = ['light', 'dark'];

/** A building block in the light theme and, beside it where there is room, in the dark one. */
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

const specimenStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    width: `calc(100% - 2 * ${theme.space.gutter})`,
    paddingBlock: theme.space[6],
    '> h2': { fontSize: theme.text.title3 },
  });

const pairStyle = (theme: Theme) =>
  css({
    display: 'grid',
    [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  });

/** The colours are custom properties made with light-dark(), which follows the element that uses them. */
const paneStyle = (theme: Theme) =>
  css({
    minWidth: 0,
    padding: theme.space[6],
    background: theme.colour.page,
    color: theme.colour.text,
    '&[data-theme="light"]': { colorScheme: 'light' },
    '&[data-theme="dark"]': { colorScheme: 'dark' },
  });

import { css } from '@emotion/react';
import { theme } from './theme';

interface Columns {
  /** The shares of the columns, such as "5fr 7fr": of all windows, then from a width of the window on. */
  all?: string;
  medium?: string;
  wide?: string;
}

/** A grid whose columns shrink with it, whatever is in them; one column where none are named. */
export const columns = ({ all = '1fr', medium, wide }: Columns = {}) =>
  css({
    display: 'grid',
    ...tracks(all),
    [theme.media.medium]: medium && tracks(medium),
    [theme.media.wide]: wide && tracks(wide),
  });

/** "5fr" alone would not let a column be narrower than its content. */
const tracks = (shares: string) => ({
  gridTemplateColumns: shares.replace(/\S+/g, 'minmax(0, $&)'),
});

import { css } from '@emotion/react';
import { theme } from './theme';

interface Columns {
  /** Column widths such as "5fr 7fr": at all window widths, then from `medium` and from `wide` on. */
  all?: string;
  medium?: string;
  wide?: string;
}

/** A grid whose columns may be narrower than their content; a single column by default. */
export const columns = ({ all = '1fr', medium, wide }: Columns = {}) =>
  css({
    display: 'grid',
    ...tracks(all),
    [theme.media.medium]: medium && tracks(medium),
    [theme.media.wide]: wide && tracks(wide),
  });

/** Unlike plain "5fr", minmax(0, 5fr) may be narrower than its content. */
const tracks = (shares: string) => ({
  gridTemplateColumns: shares.replace(/\S+/g, 'minmax(0, $&)'),
});

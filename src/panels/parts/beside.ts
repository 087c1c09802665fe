import { css } from '@emotion/react';
import { rowStyle } from '../../components/product/product-style';
import { theme } from '../../styles/theme';

export const besideStyle = css(rowStyle, {
  alignItems: 'start',
  gap: theme.space[3],
  '> div': { flex: 1, minWidth: 0 },
});

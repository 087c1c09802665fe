import { css } from '@emotion/react';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

export const besideStyle = css(panelRow, {
  alignItems: 'start',
  gap: theme.space[3],
  '> div': { flex: 1, minWidth: 0 },
});

import { palette } from '../../../styles/palette';
import { colourOf } from '../../../styles/colours';

const { amber, coral, stone } = palette;

/** Cream paper by day, a dark dining room in the dark theme; the variables are those of the theme's colours. */
export const restaurantColours = Object.fromEntries(
  [
    ['page', amber[50], stone[950]],
    ['surface', colourOf('surface', 'light'), stone[900]],
    ['sunken', amber[100], stone[900]],
    ['line', amber[200], stone[700]],
    ['control', stone[600], stone[400]],
    ['text', coral[950], stone[100]],
    ['textMuted', stone[700], stone[300]],
    ['action', coral[700], coral[300]],
    ['actionEnd', coral[700], coral[300]],
    ['onAction', amber[50], coral[950]],
    ['darkGround', stone[950], stone[950]],
    ['onDark', amber[100], amber[100]],
  ].map(([token, light, dark]) => [
    `--${token}`,
    `light-dark(${light}, ${dark})`,
  ]),
);

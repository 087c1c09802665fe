/** @jest-environment node */
import { columns } from './columns';
import { theme } from './theme';

test('columns shrink with their grid, and are one where none are named', () => {
  const { styles } = columns({ wide: '5fr 7fr' });
  expect(styles).toContain('grid-template-columns:minmax(0, 1fr)');
  expect(styles).toContain(
    'grid-template-columns:minmax(0, 5fr) minmax(0, 7fr)',
  );
  expect(styles).not.toContain(theme.media.medium);
});

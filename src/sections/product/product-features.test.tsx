import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { productLayout } from '../../content/schemas/product/product-layout';
import { miniOf } from '../../panels/mini/mini-panel.fixture';
import { ProductFeatures } from './product-features';

const mini = miniOf({ kind: 'notice', title: 'Booked', text: 'At 9am' });
const features = {
  title: 'What it does',
  text: 'Day and night.',
  items: [0, 1, 2, 3, 4].map((index) => ({
    icon: 'phone',
    title: `Feature ${index}`,
    description: `It does ${index}.`,
    mini: index % 2 ? null : mini,
  })),
};

test.each([undefined, ...productLayout.shape.features.unwrap().options])(
  'the layout %s has a heading and a text for each feature, once',
  (layout) => {
    renderWithTheme(<ProductFeatures layout={layout} features={features} />);
    expect(screen.getByRole('region', { name: features.title })).toBeVisible();
    for (const { title, description } of features.items) {
      const heading = screen.getByRole('heading', { level: 3, name: title });
      expect(heading.closest('li')).toHaveTextContent(description);
    }
  },
);

import { render, screen } from '@testing-library/react';
import { TitledSection } from './titled-section';

test('is a region with the name of its heading, also beside another of that name', () => {
  render(
    <>
      <TitledSection title="Hours">9am to 5pm</TitledSection>
      <TitledSection title="Hours" small>
        Closed
      </TitledSection>
    </>,
  );
  const [first, second] = screen.getAllByRole('region', { name: 'Hours' });
  expect(first).toHaveTextContent('9am to 5pm');
  expect(second).toHaveTextContent('Closed');
});

import { render, screen } from '@testing-library/react';
import { withWholeRanges } from './ranges';

test('withWholeRanges keeps a range on one line, and the text as it is', () => {
  const text = 'Live in 2-3 weeks, in-house or not.';
  const { container } = render(<p>{withWholeRanges(text)}</p>);
  expect(container).toHaveTextContent(text);
  expect(screen.getByText('2-3')).toHaveStyle({ whiteSpace: 'nowrap' });
});

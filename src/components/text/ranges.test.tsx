import { render, screen } from '@testing-library/react';
import { withWholeRanges } from './ranges';

test('withWholeRanges keeps a range on one line, and the text as it is', () => {
  const text = 'Live in 2-3 weeks, with 256-bit keys, in-house or not.';
  const { container } = render(<p>{withWholeRanges(text)}</p>);
  expect(container).toHaveTextContent(text);
  for (const whole of ['2-3', '256-bit'])
    expect(screen.getByText(whole)).toHaveStyle({ whiteSpace: 'nowrap' });
});

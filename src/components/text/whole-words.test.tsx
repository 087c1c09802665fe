import { render, screen } from '@testing-library/react';
import { withWholeWords } from './whole-words';

test('withWholeWords keeps a short word with a hyphen on one line, and the text as it is', () => {
  const text =
    'Live in 2-3 weeks, 8am–10am, with keys (256-bit), in-house, and Missed-Call texts.';
  const { container } = render(<p>{withWholeWords(text)}</p>);
  expect(container).toHaveTextContent(text);
  for (const whole of ['2-3', '8am–10am,', '(256-bit),', 'in-house,'])
    expect(screen.getByText(whole)).toHaveStyle({ display: 'inline-block' });
  expect(screen.queryByText('Missed-Call')).not.toBeInTheDocument();
});

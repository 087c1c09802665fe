import { render, screen } from '@testing-library/react';
import { SampleCard } from './card';

test('a message may be sent twice', () => {
  const error = jest.spyOn(console, 'error');
  const message = { name: 'Ines', text: 'Thanks!' };
  render(<SampleCard card={{ title: 'Swap', messages: [message, message] }} />);
  expect(screen.getAllByText('Thanks!')).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

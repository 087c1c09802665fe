import { render, screen } from '@testing-library/react';
import { RichParagraph, RichText, withWholeWords } from './rich-text';

function show(text: string) {
  render(
    <p data-testid="text">
      <RichText>{text}</RichText>
    </p>,
  );
  return screen.getByTestId('text');
}

describe('RichText', () => {
  test.each([
    ['[our FAQ](/faq)', 'our FAQ', '/faq'],
    ['[the demo](/#demo)', 'the demo', '/#demo'],
    ['[ICO](https://ico.org.uk)', 'ICO', 'https://ico.org.uk'],
  ])('renders %s as a link', (text, name, href) => {
    show(text);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('keeps the text around markup', () => {
    const text = show('Read **all** of [our FAQ](/faq), then **call**.');
    expect(text).toHaveTextContent('Read all of our FAQ, then call.');
    expect(
      screen.getAllByRole('strong').map(({ textContent }) => textContent),
    ).toEqual(['all', 'call']);
  });

  test.each([
    '<b>Bold</b> & <script>alert(1)</script>',
    'Five * six [seven] (eight)',
    'An unfinished **mark',
  ])('shows %s literally', (source) => {
    const text = show(source);
    expect(text.textContent).toBe(source);
    expect(text.children).toHaveLength(0);
  });
});

test('RichParagraph has a paragraph for each; RichText has blocks, where there can be none', () => {
  const text = 'First [one](/faq).\n\n**Second**.\n\nThird.';
  const { container } = render(
    <>
      <RichParagraph>{text}</RichParagraph>
      <ul>
        <li>
          <RichText>{text}</RichText>
        </li>
      </ul>
    </>,
  );
  const words = ['First one.', 'Second.', 'Third.'];
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(words);
  const item = screen.getByRole('listitem');
  expect(item.querySelectorAll('p')).toHaveLength(0);
  expect([...item.children].slice(-2).map((one) => one.textContent)).toEqual(
    words.slice(1),
  );
});

test('withWholeWords keeps a short word with a hyphen on one line, and the text as it is', () => {
  const text =
    'Live in 2-3 weeks, 8am–10am, with keys (256-bit), in-house, and Missed-Call texts.';
  const { container } = render(<p>{withWholeWords(text)}</p>);
  expect(container).toHaveTextContent(text);
  for (const whole of ['2-3', '8am–10am,', '(256-bit),', 'in-house,'])
    expect(screen.getByText(whole)).toHaveStyle({ display: 'inline-block' });
  expect(screen.queryByText('Missed-Call')).not.toBeInTheDocument();
});

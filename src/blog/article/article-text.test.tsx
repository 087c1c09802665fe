import { render, screen, within } from '@testing-library/react';
import type { ArticleBlockData } from '../../content/schemas/blocks';
import { ArticleText } from './article-text';
import { testHeading, paragraph, step } from './blocks.fixture';

const renderBody = (...blocks: ArticleBlockData[]) =>
  render(<ArticleText body={blocks} />);

describe('ArticleText', () => {
  test('shows paragraphs with their markup', () => {
    renderBody(paragraph('Ask [us](/faq) **today**.'));
    expect(screen.getByRole('paragraph')).toHaveTextContent('Ask us today.');
    expect(screen.getByRole('link', { name: 'us' })).toBeVisible();
    expect(screen.getByRole('strong')).toHaveTextContent('today');
  });

  test('shows HTML in a text literally', () => {
    const text = '<img src=x onerror=alert(1)>';
    renderBody(paragraph(text));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('names a section by its heading, with a link to it beside the heading', () => {
    renderBody(
      paragraph('Before.'),
      testHeading('Why plan?'),
      step(1, 'Set goals', 'Pick **one**.'),
      paragraph('After.'),
    );
    for (const [name, id, level, text] of [
      ['Why plan?', 'why-plan', 2, ''],
      ['1. Set goals', 'set-goals', 3, 'Pick one.After.'],
    ] as const) {
      const region = screen.getByRole('region', { name });
      expect(region).toHaveAttribute('id', id);
      expect(within(region).getByRole('heading', { level })).toHaveTextContent(
        name,
      );
      expect(
        within(region).getByRole('link', {
          name: `Link to this section: ${name}`,
        }),
      ).toHaveAttribute('href', `#${id}`);
      expect(region.textContent).toBe(name + text);
    }
  });
});

test('ArticleText has no table of contents without headings', () => {
  render(<ArticleText body={[paragraph('All of it.')]}>The end.</ArticleText>);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByText('The end.')).toBeVisible();
});

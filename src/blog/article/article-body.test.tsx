import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ArticleBody } from './article-body';
import { block } from './blocks.fixture';
import type { Block } from './sections-of';
import { sectionsOf } from './sections-of';

const show = (...blocks: Block[]) =>
  renderWithTheme(<ArticleBody sections={sectionsOf(blocks)} />);

describe('ArticleBody', () => {
  test('shows paragraphs with their links', () => {
    show(block('paragraph', { text: 'Ask [us](/faq) **today**.' }));
    expect(screen.getByRole('paragraph')).toHaveTextContent('Ask us today.');
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute(
      'href',
      '/faq',
    );
    expect(screen.getByRole('strong')).toHaveTextContent('today');
  });

  test('shows a heading over a region of its own, with what follows in it', () => {
    show(
      block('paragraph', { text: 'Before.' }),
      block('heading', { text: 'Why plan?' }),
      block('paragraph', { text: 'Because.' }),
    );
    const section = screen.getByRole('region', { name: 'Why plan?' });
    expect(section).toHaveAttribute('id', 'why-plan');
    expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
    expect(within(section).getByText('Because.')).toBeVisible();
    expect(within(section).queryByText('Before.')).not.toBeInTheDocument();
  });

  test('numbers its steps', () => {
    show(
      block('step', { number: 1, title: 'Set goals', text: 'Pick **one**.' }),
      block('step', { number: 2, title: 'Listen', text: 'Reply.' }),
    );
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '1. Set goals',
      '2. Listen',
    ]);
    const first = screen.getByRole('region', { name: '1. Set goals' });
    expect(within(first).getByRole('paragraph')).toHaveTextContent('Pick one.');
  });

  test('gives each section a link to itself, beside its heading', () => {
    show(
      block('heading', { text: 'Why plan?' }),
      block('step', { number: 1, title: 'Set goals', text: 'Pick one.' }),
    );
    expect(
      screen
        .getAllByRole('link', { name: /^Link to this section: / })
        .map((link) => [
          link.getAttribute('aria-label'),
          link.getAttribute('href'),
        ]),
    ).toEqual([
      ['Link to this section: Why plan?', '#why-plan'],
      ['Link to this section: 1. Set goals', '#set-goals'],
    ]);
    for (const heading of screen.getAllByRole('heading'))
      expect(within(heading).queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows lists', () => {
    show(block('list', { items: ['80% useful', '20% [offers](/demo)'] }));
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '80% useful',
      '20% offers',
    ]);
    expect(screen.getByRole('link', { name: 'offers' })).toBeVisible();
  });

  test('shows quotes with their source where they have one', () => {
    show(
      block('quote', { text: 'We answer now.', source: 'A plumber' }),
      block('quote', { text: 'So do we.' }),
    );
    const [first, second] = screen.getAllByRole('blockquote');
    expect(first).toHaveTextContent('We answer now.');
    expect(first?.closest('figure')).toHaveTextContent('A plumber');
    expect(second?.closest('figure')?.textContent).toBe('So do we.');
  });

  test('sets a callout apart', () => {
    show(block('callout', { title: 'Mind', text: 'the **gap**' }));
    const callout = within(screen.getByRole('complementary'));
    expect(callout.getByText('Mind')).toBeVisible();
    expect(callout.getByText('gap')).toBeVisible();
  });

  test('shows HTML in a text literally', () => {
    const text = '<img src=x onerror=alert(1)>';
    show(block('paragraph', { text }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

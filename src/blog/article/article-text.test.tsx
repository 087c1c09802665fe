import { render, screen, within } from '@testing-library/react';
import { testPicture } from '../../components/media/picture.fixture';
import type { ArticleBlockData } from '../../content/schemas/blocks';
import { ArticleText } from './article-text';
import { everyBlock, paragraph, step, testHeading } from './blocks.fixture';

const pictures = [
  { ...testPicture('/desk.webp'), relativePath: 'images/desk.jpg' },
];

const renderBody = (...blocks: ArticleBlockData[]) =>
  render(<ArticleText body={blocks} pictures={pictures} />);

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

describe('an article with every block', () => {
  beforeEach(() => renderBody(...everyBlock('../images/desk.jpg')));

  test('has headings of each level below each other', () => {
    const levels = screen
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => [tagName, textContent]);
    expect(levels).toEqual([
      ['H2', 'What to count'],
      ['H3', 'Before you start'],
      ['H3', '1. Count for a week'],
      ['H4', 'On paper'],
    ]);
  });

  test('has lists in lists and numbered ones', () => {
    const [jobs] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.startsWith('Jobs'));
    const below = within(jobs ?? document.body).getAllByRole('listitem');
    expect(below.map(({ textContent }) => textContent)).toEqual([
      'Won',
      'Lost',
    ]);
    const numbered = screen.getByText('pen').closest('ol');
    expect(numbered?.children).toHaveLength(2);
  });

  test('shows pictures with what is said of them', () => {
    expect(screen.getByRole('img', { name: 'A desk at six' })).toHaveAttribute(
      'loading',
      'lazy',
    );
    const figure = screen.getByText(/^The desk/).closest('figure');
    expect(figure).toHaveTextContent('The desk, a week in. Picture: Ann Lee');
    expect(within(figure ?? document.body).getByRole('presentation')).toBe(
      figure?.firstElementChild,
    );
  });

  test('has a video that loads nothing before it is played', () => {
    expect(screen.getByTitle('A week')).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871',
    );
    expect(screen.getByTitle('A week')).toHaveAttribute('srcdoc');
    expect(screen.getByText('short').tagName).toBe('EM');
  });
});

test('ArticleText has no table of contents without headings', () => {
  render(
    <ArticleText body={[paragraph('All of it.')]} pictures={[]}>
      The end.
    </ArticleText>,
  );
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByText('The end.')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ArticleText } from './article-text';
import { heading, paragraph } from './blocks.fixture';

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

describe('ArticleText', () => {
  test('lists its sections', () => {
    renderWithTheme(<ArticleText blocks={[heading('Why')]} />);
    expect(
      screen.getByRole('navigation', { name: 'On this page' }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Why' })).toBeVisible();
  });

  test('has no list where there is nothing to list', () => {
    renderWithTheme(
      <ArticleText blocks={[paragraph('All of it.')]}>The end.</ArticleText>,
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('All of it.')).toBeVisible();
    expect(screen.getByText('The end.')).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { TemplateHero } from './template-hero';
import { copy, template } from './website-template.fixture';

describe('TemplateHero', () => {
  test('shows the title and the three badges', () => {
    renderWithTheme(<TemplateHero template={template} copy={copy} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      template.title,
    );
    const badges = screen.getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(
      template.badges,
    );
  });

  test.each([
    ['a consultation', null, ['Book a Consultation', '/book-demo']],
    ['a table', { name: 'Olivo' }, ['Book a Table', '#reservations']],
  ])('offers %s and the way back', (_what, restaurant, book) => {
    renderWithTheme(
      <TemplateHero template={{ ...template, restaurant }} copy={copy} />,
    );
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([book, ['Back to Portfolio', '/website-design']]);
  });
});

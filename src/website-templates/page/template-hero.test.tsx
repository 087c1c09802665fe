import { render, screen } from '@testing-library/react';
import { gradientBetween } from '../../styles/palette';
import { TemplateHero } from './template-hero';
import { texts, template } from './website-template.fixture';

describe('TemplateHero', () => {
  test('shows the title and the three badges', () => {
    render(<TemplateHero template={template} texts={texts} price="£9" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      template.title,
    );
    const badges = screen.getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(
      template.badges,
    );
  });

  test('has a gradient between the template’s two colours', () => {
    const { container } = render(
      <TemplateHero template={template} texts={texts} price="£9" />,
    );
    expect(container.firstElementChild).toHaveStyle({
      background: gradientBetween(template.heroFrom, template.heroTo),
    });
  });

  test.each([
    ['a consultation', null, ['Book a Consultation', '/book-demo']],
    ['a table', { name: 'Olivo' }, ['Book a Table', '#reservations']],
  ])('offers %s, the way back and the price', (_what, restaurant, book) => {
    render(
      <TemplateHero
        template={{ ...template, restaurant }}
        texts={texts}
        price="£9"
      />,
    );
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Back to Portfolio', '/website-design'],
      ['From £9 plus VAT', '#pricing'],
      book,
    ]);
  });
});

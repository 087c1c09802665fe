import { render, screen } from '@testing-library/react';
import { testPicture } from '../../components/media/picture.fixture';
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
      book,
      ['From £9 plus VAT', '#pricing'],
    ]);
  });

  test.each([
    ['both', testPicture(), testPicture(), ['computer', 'phone']],
    ['none where one is missing', null, testPicture(), []],
  ])('shows screenshots: %s', (_which, picture, phonePicture, devices) => {
    render(
      <TemplateHero
        template={{ ...template, picture, phonePicture }}
        texts={texts}
        price="£9"
      />,
    );
    expect(
      screen
        .queryAllByRole('img', { hidden: true })
        .map((img) => img.getAttribute('alt')),
    ).toEqual(
      devices.map((device) => `${template.name} website on a ${device}`),
    );
  });
});

import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { Section } from './section';

describe('Section', () => {
  test('is a region named by its heading, at the place that links point at', () => {
    renderWithTheme(
      <Section id="tools" title="Tools">
        <p>Eight of them.</p>
      </Section>,
    );
    const section = screen.getByRole('region', { name: 'Tools' });
    expect(section).toHaveAttribute('id', 'tools');
    expect(
      within(section).getByRole('heading', { level: 2, name: 'Tools' }),
    ).toBeVisible();
    expect(within(section).getByText('Eight of them.')).toBeVisible();
  });

  test('two with one title have names of their own', () => {
    renderWithTheme(
      <>
        <Section title="Tools" />
        <Section title="Tools" />
      </>,
    );
    const [first, second] = screen.getAllByRole('heading', { name: 'Tools' });
    expect(first?.id).not.toBe(second?.id);
    expect(screen.getAllByRole('region', { name: 'Tools' })).toHaveLength(2);
  });

  test('shows its text with its links', () => {
    renderWithTheme(<Section title="Tools" text="All in [the hub](/hub)." />);
    expect(screen.getByRole('link', { name: 'the hub' })).toHaveAttribute(
      'href',
      '/hub',
    );
  });

  test.each([undefined, null])('has no empty paragraph for text %s', (text) => {
    renderWithTheme(<Section title="Tools" text={text} />);
    expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
  });
});

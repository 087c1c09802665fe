import { render, screen } from '@testing-library/react';
import { testPicture } from '../../components/media/picture.fixture';
import { ToolSection } from './tool-section';

const tool = (title: string, status: string) => ({
  title,
  description: `About ${title}.`,
  link: `https://app.example.com/${title}`,
  status,
  colour: null,
  value: '£240',
});

test('tools link to the application, and Premium looks different from Active', () => {
  const tools = [tool('inbox', 'Active'), tool('calls', 'Premium')];
  const picture = testPicture();
  const themedPicture = { light: picture, dark: picture, alt: 'Eight objects' };
  render(
    <ToolSection
      title="Tools"
      text="All."
      items={tools}
      themedPicture={themedPicture}
    />,
  );
  for (const { title, description, link } of tools) {
    const heading = screen.getByRole('heading', { level: 3, name: title });
    const tile = heading.closest('li');
    expect(tile).toHaveTextContent(description);
    expect(tile).toHaveTextContent('£240');
    expect(screen.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      link,
    );
  }
  expect(screen.getByText('Premium').className).not.toBe(
    screen.getByText('Active').className,
  );
});

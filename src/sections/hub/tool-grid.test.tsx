import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { ToolGrid } from './tool-grid';

const tools: Queries.HubToolFieldsFragment[] = [
  {
    icon: 'inbox',
    title: 'Inbox',
    description: 'All messages.',
    link: 'https://app.example.com/inbox',
    status: 'Active',
  },
  {
    icon: 'phone',
    title: 'SmartCall AI',
    description: 'All calls.',
    link: 'https://app.example.com/calls',
    status: 'Premium',
  },
];

describe('ToolGrid', () => {
  test.each([
    ['Inbox', 'All messages.', 'https://app.example.com/inbox'],
    ['SmartCall AI', 'All calls.', 'https://app.example.com/calls'],
  ])('%s leads to the application', (name, description, href) => {
    renderWithTheme(<ToolGrid tools={tools} />);
    const heading = screen.getByRole('heading', { level: 3, name });
    expect(heading.closest('li')).toHaveTextContent(description);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('Premium looks different from Active', () => {
    renderWithTheme(<ToolGrid tools={tools} />);
    expect(screen.getByText('Premium').className).not.toBe(
      screen.getByText('Active').className,
    );
  });
});

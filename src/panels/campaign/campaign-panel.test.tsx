import fs from 'node:fs';
import { render, screen } from '@testing-library/react';
import { stringsWithPaths } from '../../content/json-values';
import { CampaignPanel } from './campaign-panel';

test('the campaign shows all its texts and its picture', () => {
  const { campaign } = JSON.parse(
    fs.readFileSync('data/pages/ai-lead-gen.json', 'utf8'),
  ) as { campaign: Record<string, unknown> };
  render(<CampaignPanel campaign={campaign} picture="A new shower" />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('A new shower');
  for (const { path, value } of stringsWithPaths(campaign))
    if (path.at(-1) !== 'speaker') expect(figure).toHaveTextContent(value);
});

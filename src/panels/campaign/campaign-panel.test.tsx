import fs from 'node:fs';
import { render, screen } from '@testing-library/react';
import { stringsWithPaths } from '../../content/json-values';
import { CampaignPanel } from './campaign-panel';

test('the campaign shows its ad, with the picture, and all bookings of the week', () => {
  const { campaign } = JSON.parse(
    fs.readFileSync('data/pages/ai-lead-gen.json', 'utf8'),
  ) as { campaign: Record<'ad' | 'caption' | 'week', unknown> };
  render(<CampaignPanel campaign={campaign}>A new shower</CampaignPanel>);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('A new shower');
  const { ad, caption, week } = campaign;
  for (const { value } of stringsWithPaths({ ad, caption, week }))
    expect(figure).toHaveTextContent(value.replace('\u00a0', ' '));
});

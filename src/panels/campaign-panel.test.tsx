import fs from 'node:fs';
import { render, screen } from '@testing-library/react';
import { testPicture } from '../components/media/picture.fixture';
import { stringsWithPaths } from '../content/json-values';
import { CampaignPanel } from './campaign-panel';

test('the campaign shows its ad, with the picture, and all bookings of the week', () => {
  const { campaign } = JSON.parse(
    fs.readFileSync('data/pages/ai-lead-gen.json', 'utf8'),
  ) as {
    campaign: { ad: { imageAlt: string }; caption: string; week: unknown };
  };
  render(<CampaignPanel campaign={campaign} picture={testPicture()} />);
  const figure = screen.getByRole('figure');
  const { ad, caption, week } = campaign;
  expect(screen.getByRole('img', { name: ad.imageAlt })).toBeVisible();
  for (const { path, value } of stringsWithPaths({ ad, caption, week }))
    if (!['image', 'imageAlt'].includes(String(path.at(-1))))
      expect(figure).toHaveTextContent(value.replace('\u00a0', ' '));
});

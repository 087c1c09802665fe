/** @jest-environment node */
import { panel } from './panel';
import { complaints } from '../example-data.fixture';

describe('a panel', () => {
  const caption = 'Sample data';
  const line = { speaker: 'customer', text: 'Hello' };
  const call = {
    ...{ kind: 'call', caption, caller: 'A', intent: 'B', booking: 'C' },
    dialogue: [line, { ...line, speaker: 'business' }],
  };

  test('has the fields of its kind alone', () => {
    expect(complaints(panel, call)).toEqual([]);
    expect(complaints(panel, { ...call, shop: 'A' })).toEqual([
      'shop: no field of this name',
    ]);
  });

  test.each([
    [{ ...call, dialogue: [line] }, 'dialogue: at least two lines'],
    [{ kind: 'reviews', reviews: [] }, 'reviews: at least two reviews'],
    [{ kind: 'reviews', trend: [] }, 'trend: at least three months'],
    [
      { kind: 'inbox', conversations: [] },
      'conversations: at least three conversations',
    ],
    [{ kind: 'workflow', branches: [] }, 'branches: two branches'],
    [{ kind: 'chat', shopItems: [] }, 'shopItems: at least two items'],
    [{ kind: 'pipeline', stages: [] }, 'stages: at least three stages'],
  ])('%j lacks something', (value, complaint) => {
    expect(complaints(panel, value)).toContain(complaint);
  });
});

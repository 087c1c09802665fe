import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { Listing } from './listing';
import { testPosts, testSite } from './posts.fixture';

const posts = testPosts(8);
const works = () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(posts) });
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const fetchMock = jest.fn<Promise<unknown>, []>();

const message = /could not be loaded/;
const button = (name: string) => screen.getByRole('button', { name });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

// One test: what has been fetched once stays.
test('says that the posts did not come, keeps what was chosen and tries again', async () => {
  Object.assign(globalThis, { fetch: fetchMock });
  renderWithTheme(
    <Listing
      posts={posts.slice(0, 6)}
      total={8}
      categories={['CRM', 'Social Media']}
      site={testSite}
    />,
  );
  const user = userEvent.setup();

  fetchMock.mockImplementation(fails);
  await user.click(button('CRM'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(button('CRM')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(fetchMock).toHaveBeenCalledTimes(1);

  await user.click(button('Try again'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(2);

  // So does any other wish; back at the start there is nothing to complain of.
  await user.click(button('Social Media'));
  expect(fetchMock).toHaveBeenCalledTimes(3);
  await user.click(button('All'));
  expect(screen.queryByText(message)).toBeNull();

  fetchMock.mockImplementation(works);
  await user.click(button('CRM'));
  expect(await screen.findByText('Found 4 of 8 articles')).toBeVisible();
  await waitFor(() =>
    expect(titles()).toEqual(['Post 2', 'Post 4', 'Post 6', 'Post 8']),
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

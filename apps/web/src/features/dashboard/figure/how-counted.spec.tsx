/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shape } from '../../../api/operations';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { figureIn } from '../lib/answer';
import { exampleOf } from '../lib/examples';
import { FigureInCardContext } from './figure-in-card';
import { HowCounted } from './how-counted';

asBrowser();
const api = fakeApi();
const PATH = '/api/dashboard/category-overview/runway-share?season=spring-summer-2027';
const ADDRESS = 'GET /api/dashboard/category-overview/runway-share';

const given = figureIn(exampleOf('runwayShare', 'normal'));
if (!given) throw new Error('an example has a figure');
const [first] = given.rows;
if (!first) throw new Error('an example has rows');

/** The figure, explained, where a trend has so many looks. */
const explained = (numerator: number): Shape<'FigureDto'> => ({
  ...given,
  explanation: {
    rows: [
      {
        label: first.label,
        tag_name: first.tag_name,
        season_short: first.season_short,
        numerator,
        denominator: 400,
        denominator_rows: null,
        numerator_rows: '/api/dashboard/rows/looks?trend=velvet',
        context: '/api/dashboard/rows/context?trend=velvet&measure=looks',
      },
    ],
  } as unknown as Shape<'ExplanationDto'>,
});

const figureOf = (figure: Shape<'FigureDto'>): Shape<'FigureDto'> => ({
  ...figure,
  meta: { ...figure.meta, filters: { type: 'woman', season: 'spring-summer-2027' } },
});

function open() {
  renderInBoard(
    <FigureInCardContext.Provider value={{ name: 'runwayShare', side: 'this' } as never}>
      <HowCounted
        path={PATH}
        title="Runway share"
        figure={figureOf(given as Shape<'FigureDto'>)}
        asked={null}
      />
    </FigureInCardContext.Provider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'How is this counted?' }));
}

it('says what was known on an earlier day beside what is known now', async () => {
  api.answer(ADDRESS, { body: explained(52) });
  await open();
  await screen.findByRole('button', { name: /^52\./ });
  api.answer(ADDRESS, { body: explained(48) });
  fireEvent.change(screen.getByLabelText('As known at the end of'), { target: { value: '2026-10-20' } });
  const then = await screen.findByRole('button', { name: /^48\./ });
  expect(within(then.closest('tr') as HTMLElement).getByText('52')).toBeTruthy();
  expect(api.asked.map(({ path }) => path)).toContainEqual(
    expect.stringContaining('as_of=2026-10-20T23%3A59%3A59.999Z&explain=true'),
  );
  // The slider begins with the figure, and asks where it is let go.
  const slider = screen.getByRole('slider', { name: 'Day' });
  const before = api.asked.length;
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).not.toBe('As known now');
  expect(api.asked).toHaveLength(before);
  fireEvent.pointerUp(slider);
  await waitFor(() => expect(api.asked.at(-1)?.path).toContain(`as_of=${given.meta.window.from}T23`));
  await userEvent.click(screen.getByRole('button', { name: 'As known now' }));
  expect(await screen.findByRole('button', { name: /^52\./ })).toBeTruthy();
});

it('says what another version of the definition says, once it is asked', async () => {
  api.answer(ADDRESS, { body: explained(52) });
  await open();
  const before = api.asked.length;
  const other = { ...first, value: 11.1, value_label: '11.1 %' };
  api.answer(ADDRESS, { body: { ...given, rows: [other] } });
  await userEvent.click(screen.getByText('What version 1 says'));
  const table = await screen.findByRole('table', { name: 'What version 1 says' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('11.1');
  expect(api.asked.slice(before).map(({ path }) => path)).toContain(`${PATH}&definition=1`);
});

it('says what is not in a number, and keeps its looks on a board', async () => {
  api.answer(ADDRESS, { body: explained(52) });
  api.answer('GET /api/dashboard/rows/looks', {
    body: {
      rows: ['one', 'two'].map((look) => ({ look, label: look, image_filename: null })),
      total_count: 2,
      page: 1,
      page_size: 24,
    },
  });
  api.answer('GET /api/dashboard/rows/context', {
    body: {
      previous_window: { from: '2025-09-09', to: '2025-10-14' },
      not_counted: null,
      changes: { since: '2026-10-14T00:00:00.000Z', added: 0, withdrawn: 3, gained: 2, lost: 1 },
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^52\./ }));
  expect(await screen.findByText(/Compared with Sep 9, 2025 – Oct 14, 2025/)).toBeTruthy();
  expect(
    screen.getByText(/Since Oct 14, 2026 .*lost 3; it was given to 2 looks and taken from 1/),
  ).toBeTruthy();
  api.answer('PUT /moodboards/create-and-add/look/one', { body: { moodboard: { slug: 'b' } } });
  api.answer('PUT /moodboards/b/add-look/look/two', { body: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Save these 2 as a board' }));
  await waitFor(() =>
    expect(api.asked.slice(-2)).toMatchObject([
      { path: '/moodboards/create-and-add/look/one', body: { name: first.label } },
      { path: '/moodboards/b/add-look/look/two' },
    ]),
  );
});

it('says what says something else since it was published', async () => {
  api.answer(ADDRESS, { body: explained(52) });
  const entry = {
    id: 'one',
    figure: 'category-overview/runway-share',
    filters: { type: 'woman' },
    label: first.label,
    tag_name: first.tag_name,
    season: 'spring-summer-2027',
    before: { value: 12.5 },
    after: { value: 13 },
    causes: [{ cause: 'retagged', count: 2 }],
    known_after: '2026-11-21T04:10:00.000Z',
  };
  api.answer('GET /api/dashboard/restatements', { body: { results: [entry], total_count: 1 } });
  await open();
  const table = await screen.findByRole('table', { name: 'Restated since it was published' });
  expect(within(table).getAllByRole('row')[1]?.textContent?.replaceAll(/\s/g, ' ')).toContain(
    '2 looks retagged, Nov 21, 202612.5 %13.0 %+0.5 points',
  );
  const asked = api.asked.find(({ path }) => path.startsWith('/api/dashboard/restatements'));
  expect(asked?.path).toContain(
    'figure=category-overview%2Frunway-share&type=woman&season=spring-summer-2027',
  );
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderInBoard } from '../../../testing/in-board';
import { ExploreBoard } from './explore-board';

asBrowser();
const api = fakeApi();
const words = messagesOf('en').explore;
const ASK = 'GET /api/dashboard/questions';
const key = (one: string) => ({ key: one, label: one });
const cell = (row: string, value: number) => ({
  row,
  label: row,
  column: '*',
  column_label: '*',
  measure: 'runway_share',
  unit: 'percent',
  value,
  numerator: value,
  denominator: 100,
  interval: [value - 1, value + 1],
  before: null,
  evolution: null,
  points: null,
  change_interval: null,
  low_base: false,
  suppressed: false,
  new: false,
});
const answer = {
  measures: [{ name: 'runway_share' }],
  row_keys: [key('denim'), key('lace')],
  column_keys: [],
  conditions: [],
  without: [],
  rows: [cell('denim', 20), cell('lace', 5)],
  totals: [cell('*', 100)],
  meta: { as_of: '2026-11-20T12:00:00.000Z', partial: false },
  question: 'measures=runway_share&rows=tag',
  widened: [],
};
beforeEach(() => api.answer(ASK, { body: answer }));
afterEach(() => history.replaceState(null, '', '/'));
const asked = () => new URLSearchParams(api.asked.at(-1)?.path.split('?')[1]);

it('asks what the address says, and opens the looks of every cell', async () => {
  renderInBoard(<ExploreBoard words={words} />);
  const row = await screen.findByRole('row', { name: /denim/ });
  const link = within(row).getByRole('link', { name: /See the looks of denim/ });
  expect(link.getAttribute('href')).toBe('/en/look/search?season=spring-summer-2027&tags=denim&type=woman');
  expect(asked().get('measures')).toBe('runway_share');
});

it('says that an answer is on its way where none is shown yet', async () => {
  renderInBoard(<ExploreBoard words={words} />);
  const waits = screen.getByRole('region', { name: messagesOf('en').dashboard.loading });
  expect(waits.getAttribute('aria-busy')).toBe('true');
  await screen.findByRole('row', { name: /denim/ });
  expect(waits.isConnected).toBe(false);
});

it('says what a group is made of where a cell of it opens what is behind it', async () => {
  const members = [key('lace'), key('sheer')];
  const asking = 'measures=runway_share&rows=tag:~soft&groups=~soft:tag:Soft:lace,sheer';
  history.replaceState(null, '', `/?${asking}`);
  const row = { ...cell('~soft', 20), label: 'Soft' };
  const body = { ...answer, rows: [row], totals: [], question: asking };
  api.answer(ASK, { body: { ...body, row_keys: [{ key: '~soft', label: 'Soft', members }] } });
  const none = { rows: [], total_count: 0, page: 1, page_size: 24 };
  api.answer('GET /api/dashboard/questions/looks', { body: none });
  renderInBoard(<ExploreBoard words={words} />);
  const found = await screen.findByRole('row', { name: /Soft/ });
  await userEvent.click(within(found).getByRole('button', { name: /looks of Soft/ }));
  const dialog = await screen.findByRole('dialog', { name: /Soft/, hidden: true });
  const madeUpOf = within(dialog).getByText(messagesOf('en').dashboard.how.madeUpOf);
  expect(madeUpOf.parentElement?.textContent).toMatch(/lace, sheer/i);
});

it('writes what a value lies between and that few are behind it, not only for a mouse', async () => {
  const few = { ...cell('denim', 20), low_base: true };
  const whole = { ...cell('*', 100), interval: [100, 100] };
  api.answer(ASK, { body: { ...answer, rows: [few, cell('lace', 5)], totals: [whole] } });
  renderInBoard(<ExploreBoard words={words} />);
  const row = await screen.findByRole('row', { name: /denim/ });
  expect(within(row).getByText('19.0% – 21.0%')).toBeTruthy();
  expect(within(row).getByText('Small base')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /lace/ })).queryByText('Small base')).toBeNull();
  expect(screen.queryByText(/100\.0% – 100\.0%/)).toBeNull();
});

it('says what italics mean where cells have no room for it', async () => {
  const cities = ['milan', 'paris', 'london', 'new-york'];
  const rows = cities.map((city, at) => {
    return { ...cell('denim', 20 + at), column: city, column_label: city, low_base: at === 1 };
  });
  const body = { ...answer, rows, totals: [], row_keys: [key('denim')], column_keys: cities.map(key) };
  api.answer(ASK, { body });
  renderInBoard(<ExploreBoard words={words} />);
  const legend = await screen.findByText('Small base');
  expect(legend.textContent).toBe('21.0% Small base');
});

it('sorts by a column, from the largest and then from the smallest', async () => {
  renderInBoard(<ExploreBoard words={words} />);
  await screen.findByRole('row', { name: /denim/ });
  await userEvent.click(screen.getByRole('button', { name: 'Runway share' }));
  expect(new URLSearchParams(window.location.search).get('sort')).toBe('*.runway_share');
});

it('shows rows as the address sorts them, and says so to those who hear the page', async () => {
  history.replaceState(null, '', '/?measures=runway_share&rows=tag&sort=*.runway_share~asc');
  renderInBoard(<ExploreBoard words={words} />);
  await screen.findByRole('row', { name: /denim/ });
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    'lace',
    'denim',
    words.all,
  ]);
  expect(screen.getByRole('columnheader', { name: /Runway share/ }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
});

it('pins rows above the others, by keys and in the address, however they are sorted', async () => {
  history.replaceState(null, '', '/?measures=runway_share&rows=tag&sort=*.runway_share');
  renderInBoard(<ExploreBoard words={words} />);
  (await screen.findByRole('button', { name: 'Pin lace' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(new URLSearchParams(window.location.search).get('pins')).toBe('lace');
});

it('shows pinned rows first, and lets them go', async () => {
  history.replaceState(null, '', '/?measures=runway_share&rows=tag&sort=*.runway_share&pins=lace');
  renderInBoard(<ExploreBoard words={words} />);
  const pin = await screen.findByRole('button', { name: 'Pin lace' });
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    'lace',
    'denim',
    words.all,
  ]);
  await userEvent.click(pin);
  expect(new URLSearchParams(window.location.search).has('pins')).toBe(false);
});

it('gives way to what is chosen: searches have no cities', async () => {
  history.replaceState(null, '', '/?measures=looks&rows=city');
  renderInBoard(<ExploreBoard words={words} />);
  await screen.findByRole('row', { name: /denim/ });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Searches' }));
  expect(window.location.search).toContain('rows=tag');
  expect(window.location.search).toContain('searches');
});

it('takes a sentence for a question, and says what it did not understand', async () => {
  const found = [
    { text: 'looks', as: 'measure', instead: null, separately: [] },
    { text: 'frobnicated', as: 'unknown', instead: null, separately: [] },
  ];
  api.answer('GET /api/dashboard/questions/sentence', {
    body: { question: 'measures=looks&rows=city', words: found },
  });
  renderInBoard(<ExploreBoard words={words} />);
  await userEvent.type(screen.getByLabelText(words.ask), 'frobnicated looks by city{Enter}');
  expect(await screen.findByText('Not understood: frobnicated')).toBeTruthy();
  expect(window.location.search).toContain('rows=city');
});

it('asks again with what may have been meant', async () => {
  const found = [{ text: 'velvvt', as: 'unknown', instead: 'velvet', separately: [] }];
  api.answer('GET /api/dashboard/questions/sentence', {
    body: { question: 'measures=looks&rows=city', words: found },
  });
  renderInBoard(<ExploreBoard words={words} />);
  const box = screen.getByLabelText<HTMLInputElement>(words.ask);
  await userEvent.type(box, 'velvvt by city{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean “velvet”?' }));
  expect(box.value).toBe('velvet by city');
});

it('takes a sentence of the address, which a browser sends before the page can', async () => {
  api.answer('GET /api/dashboard/questions/sentence', {
    body: { question: 'measures=looks&rows=city', words: [] },
  });
  window.history.replaceState(null, '', '?sentence=looks+by+city');
  renderInBoard(<ExploreBoard words={words} />);
  expect(screen.getByLabelText<HTMLInputElement>(words.ask).value).toBe('looks by city');
  await waitFor(() => expect(window.location.search).toContain('rows=city'));
});

it('says what of a sentence is understood and told apart by nothing, and names own groups', async () => {
  const found = [
    { text: 'romantic', as: 'group', instead: null, separately: [] },
    { text: 'Italian', as: 'left_out', instead: null, separately: [] },
  ];
  api.answer('GET /api/dashboard/questions/sentence', {
    body: { question: 'measures=looks&rows=brand', words: found },
  });
  renderInBoard(<ExploreBoard words={words} />);
  await userEvent.type(screen.getByLabelText(words.ask), 'romantic Italian looks{Enter}');
  expect(await screen.findByText('“Looks” is not told apart by: Italian')).toBeTruthy();
  const understood = within(screen.getByRole('list', { name: words.understood }));
  expect(understood.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your group romantic',
  ]);
});

it.each([
  ['too_many', words.tooMuch],
  ['unknown_value', words.notTogether],
])('says what to do about a question that is refused as %s, and why it is', async (code, cure) => {
  api.answer(ASK, {
    status: 422,
    body: { violations: [{ propertyPath: 'limit', message: 'At most 2000 cells.', code }] },
  });
  renderInBoard(<ExploreBoard words={words} />);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(cure)).toBeTruthy();
  expect(alert.getByText('At most 2000 cells.').lang).toBe('en');
});

it('says so where nothing was counted of what is compared with', async () => {
  const compared = { ...answer, question: `${answer.question}&compare=year` };
  api.answer(ASK, { body: compared });
  const { unmount } = renderInBoard(<ExploreBoard words={words} />);
  expect(await screen.findByText(words.noBefore)).toBeTruthy();
  unmount();
  api.answer(ASK, { body: { ...compared, rows: [{ ...cell('denim', 20), before: 10, evolution: 100 }] } });
  renderInBoard(<ExploreBoard words={words} />);
  await screen.findByRole('row', { name: /denim/ });
  expect(screen.queryByText(words.noBefore)).toBeNull();
});

it('takes a condition out', async () => {
  history.replaceState(null, '', '/?measures=looks&rows=city&where=tag:lace');
  renderInBoard(<ExploreBoard words={words} />);
  await userEvent.click(screen.getByRole('button', { name: 'Take out Trend: lace' }));
  expect(window.location.search).not.toContain('lace');
});

it('calls conditions as the answer does', async () => {
  const of = (slug: string, label: string) => ({ dimension: 'tag', keys: [{ key: slug, label }] });
  api.answer(ASK, {
    body: { ...answer, conditions: [of('dress', 'Dress')], without: [of('lace', 'Lace')] },
  });
  history.replaceState(null, '', '/?measures=looks&rows=city&where=tag:dress&without=tag:lace');
  renderInBoard(<ExploreBoard words={words} />);
  expect(await screen.findByText('Trend: Dress')).toBeTruthy();
  expect(screen.getByText('Without Lace')).toBeTruthy();
});

it('leaves something out that is chosen for it, and takes it in again', async () => {
  history.replaceState(null, '', '/?measures=looks&rows=brand&where=city:milan');
  const { unmount } = renderInBoard(<ExploreBoard words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  const dialog = within(screen.getByRole('dialog', { name: words.add }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.conditions }), 'tone');
  await userEvent.click(dialog.getByRole('checkbox', { name: words.leaveOut }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.value }), 'blacks');
  const query = new URLSearchParams(window.location.search);
  expect([query.get('where'), query.get('without')]).toEqual(['city:milan', 'tone:blacks']);
  unmount();
  renderInBoard(<ExploreBoard words={words} />);
  await userEvent.click(screen.getByRole('button', { name: /^Take out Without / }));
  expect(window.location.search).not.toContain('without');
});

it('offers to leave out each of two things that cannot be left out as one', async () => {
  const separately = ['without black', 'without lace'];
  const found = [{ text: 'without black lace', as: 'together', instead: null, separately }];
  api.answer('GET /api/dashboard/questions/sentence', {
    body: { question: 'measures=looks&rows=city&where=tag:coat', words: found },
  });
  renderInBoard(<ExploreBoard words={words} />);
  const box = screen.getByLabelText<HTMLInputElement>(words.ask);
  await userEvent.type(box, 'coats without black lace by city{Enter}');
  expect(await screen.findByText(/^“without black lace” is two things in one/)).toBeTruthy();
  expect(screen.queryByText(/is not told apart by/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'without lace' }));
  expect(box.value).toBe('coats without lace by city');
});

it('keeps what is left out where a comparison set takes the place of the rows, but what is in the set', async () => {
  const members = [key('verdane'), key('orvanne')];
  const set = { id: 'b7', name: 'Peers', dimension: 'brand', members, is_default: false };
  api.answer('GET /api/dashboard/comparison-sets', { body: { results: [set] } });
  api.answer('GET /api/dashboard/groups', { body: { results: [] } });
  history.replaceState(null, '', '/?measures=looks&rows=brand&without=tag:lace;brand:verdane');
  renderInBoard(<ExploreBoard words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  const dialog = within(screen.getByRole('dialog', { name: words.add }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: words.conditions }), 'rows');
  await userEvent.click(await dialog.findByRole('button', { name: /^Peers/ }));
  const query = new URLSearchParams(window.location.search);
  expect([query.get('rows'), query.get('without')]).toEqual(['brand:verdane,orvanne', 'tag:lace']);
});

it('offers to leave nothing out where members are told of, and says why', async () => {
  history.replaceState(null, '', '/?measures=member_share&rows=tag');
  renderInBoard(<ExploreBoard words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  const dialog = within(screen.getByRole('dialog', { name: words.add }));
  const box = dialog.getByRole('checkbox', {
    name: words.leaveOut,
    description: /^“Searched by members” leaves/,
  });
  expect(box.hasAttribute('disabled')).toBe(true);
});

it('takes a measure of one’s own, and says what is wrong with it while it is written', async () => {
  renderInBoard(<ExploreBoard words={words} />);
  await screen.findByRole('row', { name: /denim/ });
  await userEvent.click(screen.getByRole('button', { name: words.formula.add }));
  const dialog = within(screen.getByRole('dialog', { name: words.formula.add }));
  const field = dialog.getByRole('textbox', { name: words.formula.formula });
  await userEvent.type(field, 'looks + views');
  expect(dialog.getByRole('status').textContent).toBe('looks + events: these do not go together.');
  await userEvent.clear(field);
  await userEvent.type(field, '1000 * saves /');
  expect(dialog.getByRole('status').textContent).toBe(words.formula.faults.unfinished);
  await userEvent.click(dialog.getByRole('button', { name: /views/ }));
  expect(dialog.getByRole('status').textContent).toBe('');
  await userEvent.type(screen.getByRole('textbox', { name: words.formula.name }), 'Saves per 1,000 views');
  await userEvent.click(screen.getByRole('button', { name: words.formula.save }));
  expect(new URLSearchParams(window.location.search).get('formulas')).toBe(
    'Saves%20per%201%2C000%20views:1000 * saves / views',
  );
});

it('makes a group of one’s own of other rows', async () => {
  const group = {
    id: 'a1',
    name: 'Romantic',
    dimension: 'tag',
    members: [
      { key: 'lace', label: 'Lace' },
      { key: 'sheer', label: 'Sheer' },
    ],
    created_at: '2026-11-20T12:00:00.000Z',
    role: 'own',
    shared: null,
    owner: null,
  };
  api.answer('GET /api/dashboard/groups', { body: { results: [group] } });
  const other = { ...group, members: [group.members[0], { key: 'denim', label: 'Denim' }] };
  api.answer('PATCH /api/dashboard/groups/a1', { body: other });
  const query = 'measures=looks&rows=tag:~a1,lace,denim&groups=~a1:tag:Romantic:lace,sheer';
  history.replaceState(null, '', `/?${query}`);
  renderInBoard(<ExploreBoard words={words} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make “Romantic” of these rows' }));
  await screen.findByRole('row', { name: /denim/ });
  expect(api.asked).toContainEqual({
    method: 'PATCH',
    path: '/api/dashboard/groups/a1',
    body: { members: ['lace', 'denim'] },
  });
  expect(new URLSearchParams(window.location.search).get('groups')).toBe('~a1:tag:Romantic:lace,denim');
});

it('says that rows begin with the least, and turns them round', async () => {
  history.replaceState(null, '', '/?measures=looks&rows=fabric&ascending=true');
  renderInBoard(<ExploreBoard words={words} />);
  const order = await screen.findByLabelText<HTMLSelectElement>(words.order);
  expect(order.selectedOptions[0]?.textContent).toBe('Smallest');
  await userEvent.selectOptions(order, 'Largest');
  expect(window.location.search).not.toContain('ascending');
  await userEvent.selectOptions(order, 'Smallest');
  expect(window.location.search).toContain('ascending=true');
});

it('lists the pairs a network draws, each with its interval, its looks and what it is in each city', async () => {
  const asking = 'measures=lift&rows=tag&columns=colour';
  history.replaceState(null, '', `/?${asking}&chart=network`);
  const pair = (row: string, value: number, low_base = false) => ({
    ...cell(row, value),
    column: 'black',
    column_label: 'black',
    measure: 'lift',
    unit: 'times',
    numerator: 40,
    interval: [value - 0.5, value + 0.5],
    low_base,
  });
  const body = {
    ...answer,
    measures: [{ name: 'lift' }],
    column_keys: [key('black')],
    rows: [pair('denim', 1.2), pair('lace', 3.5), pair('fur', 9, true)],
    row_keys: ['denim', 'lace', 'fur'].map(key),
    totals: [],
    question: asking,
  };
  api.answer(ASK, { body });
  const none = { rows: [], total_count: 0, page: 1, page_size: 24 };
  api.answer('GET /api/dashboard/questions/looks', { body: none });
  renderInBoard(<ExploreBoard words={words} />);
  const list = within(await screen.findByRole('table', { name: words.pairs.title }));
  const rows = list.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^lace \+ black×3\.50×3\.00 – 4\.0040/i),
  ]);
  await userEvent.click(list.getByRole('button', { name: /See the looks of lace, black: ×3\.50/i }));
  await screen.findByRole('dialog', { name: /lace, black/i, hidden: true });
  expect(api.asked.at(-1)?.path).toMatch(/questions\/looks\?.*row=lace&column=black/);
  await userEvent.click(list.getByRole('button', { name: /By city/ }));
  const cities = await screen.findByRole('dialog', { name: /lace \+ black/i, hidden: true });
  await waitFor(() => expect(cities.textContent).toMatch(/All×3\.50×3\.00 – 4\.0040/));
  expect(asked().get('where')).toMatch(/^city:/);
  expect(asked().get('rows')).toBe('tag:lace');
});

/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesOf } from '@toile/i18n';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Shape } from '../../../api/operations';
import { QueryProvider } from '../../../api/query-provider';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { DEFAULTS, renderInBoard, SETUP } from '../../../testing/in-board';
import { figureQuery } from '../api/figure-query';
import { BoardProvider } from '../board/board';
import type { Answer } from '../lib/answer';
import { exampleOf } from '../lib/examples';
import { figurePath } from '../lib/figure-kinds';
import { FigureCard } from './figure-card';

asBrowser();
const api = fakeApi();
const words = messagesOf('en').dashboard;
const PATH = figurePath('themes', {}, DEFAULTS);
const ANOTHER = figurePath('themes', { season: 'fall-winter-2026' }, DEFAULTS);
const asOf = (as_of: string): Shape<'FigureDto'> => {
  const answer = exampleOf('themes', 'normal');
  if (!('figure' in answer)) throw new Error('an example has a figure');
  return { ...answer.figure, meta: { ...answer.figure.meta, as_of, fresh_to: as_of } };
};

/** A card as a page sends it. */
async function card(answer: Answer, firstPath = PATH) {
  await act(async () => {
    renderInBoard(<FigureCard name="themes" first={Promise.resolve(answer)} firstPath={firstPath} />);
  });
  return screen.getByRole('region');
}

it('shows what the server sent and asks for nothing', async () => {
  const shown = await card({ figure: asOf('2026-10-30T10:00:00.000Z') });
  expect(shown.ariaBusy).toBe('false');
  expect(shown.querySelector('[data-figure-body]')?.textContent).not.toContain(words.empty);
  expect(api.asked).toEqual([]);
});

it('is as high as the rows it has, of however many it has room for', async () => {
  const figure = asOf('2026-10-30T10:00:00.000Z');
  const heightOf = async (rows: typeof figure.rows) => {
    const shown = await card({ figure: { ...figure, rows } });
    const { minBlockSize } = shown.querySelector<HTMLElement>('[data-figure-body]')?.style ?? {};
    cleanup();
    return Number.parseFloat(minBlockSize ?? '');
  };
  const of = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...figure.rows[0],
      tag_name: `tag-${n}`,
    })) as typeof figure.rows;
  const [few, all, more] = [await heightOf(of(2)), await heightOf(of(12)), await heightOf(of(40))];
  expect(few).toBeLessThan(all / 2);
  expect(more).toBe(all);
});

it.each<[number | null, string[]]>([
  [61.7, ['from readers who consented: 62% of page views']],
  [null, []],
])(
  'says how many of the readers behind a figure consented (%s %%), where anybody came',
  async (value, said) => {
    const figure = asOf('2026-10-30T10:00:00.000Z');
    const meta = { ...figure.meta, consent: { value, numerator: 0, denominator: 0 } };
    await card({ figure: { ...figure, meta } });
    expect(screen.queryAllByText(/consented/).map(({ textContent }) => textContent)).toEqual(said);
  },
);

it('asks for what the address asks for, and shows the figure before until then', async () => {
  const first = asOf('2026-10-30T10:00:00.000Z');
  let answer: (figure: unknown) => void = () => undefined;
  const body = new Promise((resolve) => {
    answer = resolve;
  });
  api.answer(`GET ${PATH.split('?')[0]}`, { body });
  const shown = await card({ figure: first }, ANOTHER);
  expect(shown.ariaBusy).toBe('true');
  answer(asOf('2026-10-30T10:00:09.000Z'));
  await waitFor(() => expect(shown.ariaBusy).toBe('false'));
  expect(api.asked.map(({ path }) => path)).toEqual([PATH]);
});

it('does not ask again for what the server refused', async () => {
  await card({ status: 403 });
  expect(screen.getByRole('link', { name: words.signIn })).toBeTruthy();
  expect(api.asked).toEqual([]);
});

it('tries again what failed by chance, and speaks of no error until that failed too', async () => {
  let answer: (figure: unknown) => void = () => undefined;
  const body = new Promise((resolve) => {
    answer = resolve;
  });
  api.answer(`GET ${PATH.split('?')[0]}`, { body });
  const shown = await card({ status: 503 });
  expect(shown.ariaBusy).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  answer(asOf('2026-10-30T10:00:09.000Z'));
  await waitFor(() => expect(shown.ariaBusy).toBe('false'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says when it cannot be renewed, keeps what it has, and tries again when it is told to', async () => {
  api.answer(`GET ${PATH.split('?')[0]}`, { status: 400, body: {} });
  await card({ figure: asOf('2026-10-30T10:00:00.000Z') }, ANOTHER);
  await userEvent.click(await screen.findByRole('button', { name: words.again }));
  expect(api.asked).toHaveLength(2);
  api.answer(`GET ${PATH.split('?')[0]}`, { body: asOf('2026-10-30T10:00:09.000Z') });
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

/** Another part of the page that was told a figure, as the counts of filters are. */
function Knows({ figure }: { figure: Shape<'FigureDto'> }) {
  useQueryClient().setQueryData(figureQuery(PATH).queryKey, { path: PATH, figure });
  return null;
}

it.each<[string, Answer]>([
  ['did not get', { status: 503 }],
  ['got earlier', { figure: asOf('2026-10-30T10:00:00.000Z') }],
])(
  'takes over a card that arrives late though the browser knows a newer figure than the server %s',
  async (_, sent) => {
    const newer = asOf('2026-10-30T11:00:00.000Z');
    const known = { ...newer, rows: newer.rows.slice(0, 1) };
    const first = Object.assign(Promise.resolve(sent), { status: 'fulfilled', value: sent });
    const page = (before: ReactNode) => (
      <QueryProvider>
        <BoardProvider setup={SETUP}>
          {before}
          <FigureCard name="themes" first={first} firstPath={PATH} />
        </BoardProvider>
      </QueryProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(null));
    const faults: unknown[] = [];
    await act(async () => {
      render(page(<Knows figure={known} />), {
        container,
        hydrate: true,
        onRecoverableError: (fault) => faults.push(fault),
      });
    });
    expect(faults).toEqual([]);
    await waitFor(() => expect(screen.getByRole('region').ariaBusy).toBe('false'));
    await waitFor(() =>
      expect(screen.getByRole('region').querySelectorAll('[data-figure-body] button')).toHaveLength(1),
    );
  },
);

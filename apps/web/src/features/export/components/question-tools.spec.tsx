/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readQuestion } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { fakeApi } from '../../../testing/api';
import { asBrowser } from '../../../testing/browser';
import { renderAsking } from '../../../testing/render-asking';
import { QuestionTools } from './question-tools';

asBrowser();
const api = fakeApi();
const words = messagesOf('it').savedItems;
const TEXT = 'measures=runway_share&rows=tag&columns=city&seasons=fall-winter-2026';
const tools = (isLiving = true) =>
  renderAsking(
    <QuestionTools
      words={words}
      locale="it"
      asked={readQuestion(Object.fromEntries(new URLSearchParams(TEXT)))}
      title="Quota di passerella"
      rows={4}
      asOf="2026-11-20T12:00:00.000Z"
      isLiving={isLiving}
    />,
  );

it('makes the code of a question as it is asked, or as it is known now', async () => {
  api.answer('POST /api/dashboard/embeds', { status: 201, body: { path: '/data/embed/token' } });
  tools();
  await userEvent.click(screen.getByRole('button', { name: words.menu.embed }));
  await userEvent.click(await screen.findByLabelText(words.embed.pin));
  await userEvent.click(screen.getByRole('button', { name: words.embed.create }));
  const code = await screen.findByLabelText<HTMLTextAreaElement>(words.embed.code);
  expect(code.value).toContain('/it/data/embed/token"');
  expect(code.value).toContain('title="Quota di passerella"');
  expect(api.asked.at(-1)?.body).toEqual({ question: `${TEXT}&as_of=2026-11-20T12%3A00%3A00.000Z` });
});

it('puts the question on the weekly digest beside what is there, and only once', async () => {
  const figure = { figure: 'graphs/ranking', filters: { city: 'milan' } };
  api.answer('GET /api/dashboard/digest', { body: { figures: [figure], weekday: 3 } });
  api.answer('PUT /api/dashboard/digest', { body: {} });
  tools();
  const button = screen.getByRole('button', { name: words.menu.digest });
  await userEvent.click(button);
  await waitFor(() => expect(api.asked.at(-1)?.method).toBe('PUT'));
  expect(api.asked.at(-1)?.body).toEqual({ figures: [figure, { question: TEXT }], weekday: 3 });
  api.answer('GET /api/dashboard/digest', { body: { figures: [figure, { question: TEXT }], weekday: 3 } });
  await userEvent.click(button);
  await waitFor(() => expect(api.asked).toHaveLength(3));
  expect(api.asked.at(-1)?.method).toBe('GET');
});

it('offers no digest of what would never change', () => {
  tools(false);
  expect(screen.getByRole('button', { name: words.menu.embed })).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.menu.digest })).toBeNull();
});

import type { BrowserContext } from '@playwright/test';
import { send } from './boards.js';
import { url } from './environment.js';

const SEATS = '/api/paywall/subscriptions/me/seats';

/** On the same plan as somebody else while the work lasts. */
export async function asColleagues(
  context: BrowserContext,
  emails: readonly string[],
  work: () => Promise<void>,
) {
  for (const email of emails) await send(context.request, 'POST', SEATS, { email });
  try {
    await work();
  } finally {
    const { results } = (await (await context.request.get(url() + SEATS)).json()) as {
      results: { id: string; email: string | null }[];
    };
    for (const { id, email } of results)
      if (emails.includes(email ?? '')) await send(context.request, 'DELETE', `${SEATS}/${id}`);
  }
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Sends one look opening as a reader's browser would and returns the answer's status. */
export async function openLook(
  url: string,
  look: string,
  visitor: string,
  eventId: string = randomUUID(),
): Promise<number> {
  const response = await fetch(`${url}/api/tts/media/${look}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': AGENT },
    body: new URLSearchParams({
      uri: `/en/look/${look}`,
      event: 'view',
      event_id: eventId,
      sessid: visitor,
    }).toString(),
  });
  return response.status;
}

export interface Ranked {
  look: string;
  value: number | null;
}

/** The figure "most viewed looks" as the dashboard gets it. */
export async function mostViewedLooks(url: string, limit = 100): Promise<Ranked[]> {
  const response = await fetch(`${url}/api/dashboard/home/most-viewed-looks?limit=${limit}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { rows: Ranked[] }).rows;
}

/** Looks the listing shows first. */
export const firstLooks = async (url: string, count: number): Promise<string[]> =>
  (await looksOfPage(url, 1, count)).slice(0, count);

/** Looks at the end of what everybody may list, which no other test opens: their counts begin at nothing. */
export const unopenedLooks = async (url: string, count: number): Promise<string[]> =>
  (await looksOfPage(url, 2, count)).slice(-count);

async function looksOfPage(url: string, page: number, atLeast: number): Promise<string[]> {
  const response = await fetch(`${url}/look/search?page=${page}`, {
    headers: { accept: 'application/json' },
  });
  const { results } = (await response.json()) as { results: { slug: string }[] };
  if (results.length < atLeast) throw new Error(`page ${page} has ${results.length} looks, not ${atLeast}`);
  return results.map((look) => look.slug);
}

/** Signs this browser in as one of the demo's people. */
export async function signIn(page: Page, url: string, name: string): Promise<void> {
  const answer = await page.request.post(`${url}/auth`, {
    headers: { accept: 'application/json', origin: url },
    data: { email: `${name}@demo.toile.test`, password: 'toile-demo-2026' },
  });
  if (!answer.ok()) throw new Error(`cannot sign in ${name}: ${answer.status()} ${await answer.text()}`);
}

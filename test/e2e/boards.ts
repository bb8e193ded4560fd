import { type APIRequestContext, expect } from '@playwright/test';
import { url } from './environment.js';

const json = { accept: 'application/json' };

export interface Board {
  slug: string;
  token: string;
}

/** Writes as the member of this browser. */
export async function send(
  request: APIRequestContext,
  method: string,
  path: string,
  data: object = {},
  at = url(),
) {
  const asked = await request.post(`${at}/api/security/generate-csrf-token`, {
    headers: { ...json, origin: at },
    data: { id: 'api' },
  });
  const { token } = (await asked.json()) as { token: string };
  const headers = { ...json, origin: at, 'x-csrf-token': token };
  const answer = await request.fetch(at + path, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer;
}

/** A new board of the member of this browser, with these looks in this order. */
export async function boardOf(request: APIRequestContext, name: string, looks: string[]): Promise<Board> {
  const board = (await (await send(request, 'POST', '/moodboards/create', { name })).json()) as Board;
  for (const look of looks) await send(request, 'PUT', `/moodboards/${board.slug}/add-look/look/${look}`);
  return board;
}

/** The looks of a board as the api has them. */
export async function looksOn(request: APIRequestContext, { slug }: Board): Promise<string[]> {
  const answer = await request.get(`${url()}/moodboards/${slug}/more`, { headers: json });
  return ((await answer.json()) as { results: { slug: string }[] }).results.map((item) => item.slug);
}

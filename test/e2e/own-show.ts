import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { send } from './boards.js';
import { url } from './environment.js';

const json = { accept: 'application/json' };

/** A picture of sixteen coloured places, of which each number has others. */
export async function pictureOf(number: number) {
  const pixels = Buffer.from(
    Array.from({ length: 4 * 4 * 3 }, (_, at) => (Math.imul(at + 7, number * 2_654_435 + 97) >>> 8) % 256),
  );
  const buffer = await sharp(pixels, { raw: { width: 4, height: 4, channels: 3 } })
    .resize(400, 600, { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer();
  return { name: `look_${number}.jpg`, mimeType: 'image/jpeg', buffer };
}

export interface OwnLook {
  slug: string;
  tags: { slug: string }[];
}
/** The looks of a show that this editor works on, published or not. */
export async function looksOf(request: APIRequestContext, show: string): Promise<OwnLook[]> {
  const answer = await request.get(`${url()}/user/collection/looks/${show}`, { headers: json });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { results: OwnLook[] }).results;
}

/** A new show of this editor, or brand, with so many looks that have no tags; its pictures are of the numbers from `first` on. */
export async function newShow(
  request: APIRequestContext,
  slug: string,
  looks: number,
  first: number,
): Promise<void> {
  const designers = await request.get(`${url()}/api/newsroom/brands`, { headers: json });
  const [designer] = ((await designers.json()) as { results: { slug: string; name: string }[] }).results;
  const facts = {
    designer: { slug: designer?.slug, name: designer?.name },
    season: { slug: 'resort-2030', name: 'Resort 2030' },
    type: { slug: 'woman', name: 'Womenswear' },
    city: { slug: 'milan', name: 'Milan' },
    show_date: '2026-02-26T11:00:00.000Z',
    title: 'Show of a test',
    venue: '',
  };
  await send(request, 'PUT', `/api/newsroom/shows/${slug}`, { version: 0, facts });
  for (let number = first; number < first + looks; number += 1) await addPicture(request, slug, number);
}

async function addPicture(request: APIRequestContext, show: string, number: number): Promise<void> {
  const asked = await request.post(`${url()}/api/security/generate-csrf-token`, {
    headers: { ...json, origin: url() },
    data: { id: 'api' },
  });
  const { token } = (await asked.json()) as { token: string };
  const file = await pictureOf(number);
  const answer = await request.post(`${url()}/api/newsroom/shows/${show}/pictures?name=${file.name}`, {
    headers: { ...json, origin: url(), 'x-csrf-token': token },
    multipart: { file },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

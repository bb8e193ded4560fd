import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import sharp from 'sharp';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';
import type { MoodboardCardDto } from '../moodboard-card.dto.js';
import type { MoodboardPageDto } from '../queries/moodboard-page.js';
import { SWEEP_OWN_PICTURES } from './sweep-own-pictures.handler.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
let bob: Person;
const mediaFolder = mkdtempSync(join(tmpdir(), 'toile-own-pictures-'));
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { mediaFolder });
  [ada, bob] = [await api.person('free'), await api.person('subscriber')];
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  rmSync(mediaFolder, { recursive: true, force: true });
});

const colour = (background = '#c4252b') =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } });
/** Taken on its side, at a place that is written into it. */
const photograph = () =>
  colour()
    .withExif({ IFD0: { Copyright: 'Secret-Place-51' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function board(): Promise<{ slug: string; token: string }> {
  return (await ada.send('POST', '/moodboards/create', { name: 'Mine' })).body as never;
}
interface Hung {
  person?: Person;
  card?: string;
  field?: string;
  token?: string;
}
async function hang(
  slug: string,
  bytes: Buffer,
  { person = ada, card = 'p1', field = 'file', token }: Hung = {},
): Promise<{ status: number; body: { type: string } }> {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)]), '../../evil.svg');
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: api.url, 'x-csrf-token': token ?? person.token ?? '' };
  const path = `${api.url}/moodboards/${slug}/pictures/${card}`;
  const response = await fetch(path, { method: 'PUT', body: form, headers });
  return { status: response.status, body: await response.json() };
}
async function card(path: string, person = ada, at = 0): Promise<MoodboardCardDto['picture']> {
  const page = (await person.get(path)).body as unknown as MoodboardPageDto;
  return (page.results[at] as MoodboardCardDto | undefined)?.picture ?? null;
}
async function shown(path: string, person?: Person) {
  const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${api.url}${path}`, { headers: { cookie } });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
const files = () => readdirSync(join(mediaFolder, 'board-pictures'));

describe('a picture of a member’s own', () => {
  it('hangs upright on the board, and nothing the camera noted stays with it', async () => {
    const { slug, token } = await board();
    expect(await hang(slug, await photograph())).toMatchObject({
      status: 200,
      body: { added: false, moodboard: { count: 1, cover: null } },
    });
    const words = { alt: 'A red swatch', credit: 'Ada' };
    expect((await ada.send('PATCH', `/moodboards/${slug}/pictures/p1`, words)).status).toBe(200);
    const picture = await card(`/moodboards/${slug}/more`);
    expect(picture).toMatchObject({
      width: 60,
      height: 90,
      colours: ['#c4252b'],
      thumbhash: expect.any(String),
      ...words,
    });
    for (const path of [picture?.small, picture?.large].map(String)) {
      const { bytes, headers } = await shown(path, ada);
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.height, meta.orientation, meta.exif]).toEqual([60, 90, undefined, undefined]);
      expect(headers.get('content-type')).toBe(`image/${meta.format}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cache-control')).toMatch(/^private/);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(bytes.includes('Secret-Place')).toBe(false);
    }
    const open = await card(`/moodboards/public/${token}/more`, bob);
    expect(open?.small).toContain(token);
    expect((await shown(String(open?.small))).status).toBe(200);
  });

  it('is seen by nobody else: not by a guess, not by another board, not once the page is gone', async () => {
    const { slug, token } = await board();
    await hang(slug, await photograph());
    const own = await card(`/moodboards/${slug}/more`);
    const open = await card(`/moodboards/public/${token}/more`, bob);
    const id = String(own?.small).split('/')[4] ?? '';
    const bobs = (await bob.send('POST', '/moodboards/create', { name: 'Bob' })).body;
    const guesses = [
      own?.small,
      `/moodboards/pictures/own/${id}/small`,
      `/moodboards/pictures/${bobs.slug}/${id}/small`,
      `/moodboards/pictures/${bobs.token}/${id}/small`,
      `/moodboards/pictures/${token}/${'0'.repeat(32)}/small`,
    ].map(String);
    for (const guess of guesses) {
      expect([guess, (await shown(guess, bob)).status]).toEqual([guess, 404]);
      expect([guess, (await shown(guess)).status]).toEqual([guess, 404]);
    }
    for (const path of [`/cdn/list_400/${id}.small`, `/cdn/list_400/board-pictures%2f${id}.small`])
      expect((await shown(path, ada)).status).toBe(404);
    for (const path of [
      `${token}/..%2f${id}/small`,
      `${token}/${id}/huge`,
      `${token}/${id.toUpperCase()}x/small`,
    ])
      expect((await shown(`/moodboards/pictures/${path}`)).status).toBe(422);
    expect((await shown(String(open?.small))).status).toBe(200);
    await ada.send('DELETE', `/moodboards/share/${slug}`);
    expect((await shown(String(open?.small))).status).toBe(404);
    // Its file says nothing without its key.
    const kept = files().map((name) => readFileSync(join(mediaFolder, 'board-pictures', name)));
    for (const bytes of kept) await expect(sharp(bytes).metadata()).rejects.toThrow();
  });

  it('is refused where it is none, too large, somebody else’s board or without the token of the page', async () => {
    const { slug } = await board();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const bytes of [svg, '<html><script>1</script>', 'GIF89a', ''])
      expect((await hang(slug, Buffer.from(bytes))).status).toBe(415);
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await hang(slug, bomb)).status).toBe(422);
    expect((await hang(slug, Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413);
    const picture = await photograph();
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const large = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer();
    expect((await hang(slug, large.subarray(0, large.length / 2))).status).toBe(422);
    expect((await hang(slug, picture, { field: 'other' })).status).toBe(422);
    expect((await hang(slug, picture, { card: 'P 1' })).status).toBe(422);
    expect((await hang(slug, picture, { token: '' })).status).toBe(403);
    expect((await hang(slug, picture, { person: bob })).status).toBe(404);
    expect((await hang(slug, picture, { person: await api.person(), token: 'x' })).status).toBeGreaterThan(
      400,
    );
    expect((await hang('0'.repeat(16), picture)).status).toBe(404);
    await ada.send('PUT', `/moodboards/${slug}/notes/n1`, { text: 'x', paper: 'sand' });
    expect((await hang(slug, picture, { card: 'n1' })).status).toBe(409);
    expect((await bob.send('PATCH', `/moodboards/${slug}/pictures/p1`, { alt: 'x' })).status).toBe(404);
    const long = { alt: 'x'.repeat(501) };
    expect((await ada.send('PATCH', `/moodboards/${slug}/pictures/p1`, long)).status).toBe(422);
  });

  it('has room while there are fewer than 200, and says so when there is none', async () => {
    const { slug } = await board();
    const subject = `SELECT subject FROM board_picture LIMIT 1`;
    await api.pool.query(
      `INSERT INTO board_picture (id, subject, key, bytes, width, height)
       SELECT 'filler-' || n, (${subject}), '', 1, 1, 1 FROM generate_series(1, 200) n`,
    );
    const refused = await hang(slug, await photograph());
    expect(refused).toMatchObject({ status: 422, body: { type: '/problems/own-pictures/invalid' } });
    await api.pool.query("DELETE FROM board_picture WHERE id LIKE 'filler-%'");
    await api.pool.query(
      `INSERT INTO board_picture (id, subject, key, bytes, width, height)
       VALUES ('filler', (${subject}), '', 500 * 1024 * 1024 - 10, 1, 1)`,
    );
    expect((await hang(slug, await photograph())).status).toBe(422);
    await api.pool.query("DELETE FROM board_picture WHERE id = 'filler'");
    expect((await hang(slug, await photograph())).status).toBe(200);
  });

  it('comes back with an earlier version for 30 days, and is gone for good after', async () => {
    const { slug } = await board();
    await hang(slug, await photograph());
    const { small } = (await card(`/moodboards/${slug}/more`)) ?? { small: '' };
    await ada.send('POST', `/moodboards/remove/${slug}`, { items: [{ type: 'picture', slug: 'p1' }] });
    await api.runJobs(SWEEP_OWN_PICTURES);
    expect((await shown(small, ada)).status).toBe(200);
    await ada.send('POST', `/moodboards/history/${slug}`, { version: 2 });
    expect(await card(`/moodboards/${slug}/more`)).toMatchObject({ small });
    await api.runJobs(SWEEP_OWN_PICTURES);
    await ada.send('POST', `/moodboards/remove/${slug}`, { items: [{ type: 'picture', slug: 'p1' }] });
    await api.runJobs(SWEEP_OWN_PICTURES);
    const before = files().length;
    await api.pool.query("UPDATE board_picture SET unused_since = unused_since - interval '31 days'");
    await api.runJobs(SWEEP_OWN_PICTURES);
    expect(files().length).toBeLessThan(before);
    expect((await shown(small, ada)).status).toBe(404);
    await ada.send('POST', `/moodboards/history/${slug}`, { version: 2 });
    expect((await ada.get(`/moodboards/${slug}/more`)).body.results).toEqual([]);
  });

  it('is in the export of its owner, counts in no figure, and goes with them: it opens no more once its row is gone', async () => {
    const carl = await api.person('canceled');
    const { slug, token } = (await carl.send('POST', '/moodboards/create', { name: 'Carl' })).body;
    await hang(slug, await photograph(), { person: carl });
    await carl.send('PATCH', `/moodboards/${slug}/pictures/p1`, { alt: 'Ochre-Taffeta-61', credit: 'Carl' });
    const data = (await carl.get('/api/user/canceled-demo/data')).text;
    const path = /\/moodboards\/pictures\/own\/[0-9a-f]{32}\/large/.exec(data)?.[0] ?? '';
    expect((await shown(path, carl)).status).toBe(200);
    expect((await shown(path, bob)).status).toBe(404);
    const records = (await api.messages('moodboards')).filter(({ key }) => key === `moodboard-${slug}`);
    expect(records.map(({ value }) => JSON.parse(value.toString()).type)).toEqual(['moodboard-created']);
    const { small } = (await card(`/moodboards/public/${token}/more`, bob)) ?? { small: '' };
    const count = files().length;
    await api.pool.query('DELETE FROM board_picture WHERE id = $1', [path.split('/')[4]]);
    expect((await shown(small, bob)).status).toBe(404);
    await api.runJobs(SWEEP_OWN_PICTURES);
    expect(files().length).toBe(count - 2);
    const { rows } = await api.pool.query('SELECT data::text FROM event_store.event WHERE stream = $1', [
      `moodboard-${slug}`,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Taffeta|c4252b/);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentEntry } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import sharp from 'sharp';
import { type Answer, type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let [editor, brand, free]: Person[] = [];
const media = mkdtempSync(join(tmpdir(), 'toile-writes-'));
const brandEntry = (name: string, owner: string | null): ContentEntry => ({
  kind: 'designer',
  slug: name.toLowerCase().replaceAll(' ', '-'),
  doc: { name, city: 'paris', founded: null, bio: '', website: null, owner },
});

beforeAll(async () => {
  postgres = await testPostgres();
  const content = [brandEntry('Atelier One', 'brand-demo'), brandEntry('Other', null)];
  api = await startTestApi(postgres.url, { content, mediaFolder: media });
  [editor, brand, free] = [await api.person('editor'), await api.person('brand'), await api.person('free')];
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  rmSync(media, { recursive: true, force: true });
});

type Loose = { [field: string]: Loose };
/** What is asked of somebody who is signed in. */
async function ask(person: Person | undefined, method: string, path: string, body?: object) {
  if (!person) throw new Error('nobody is signed in');
  const answer: Answer = await person.send(method, path, body);
  return { status: answer.status, body: answer.body as unknown as Loose };
}

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
const facts = (designer: string) => ({
  designer: named(designer),
  season: named('Resort 2027'),
  type: { slug: 'woman', name: 'Womenswear' },
  city: named('Paris'),
  show_date: '2026-06-01T10:00:00.000Z',
  title: 'New',
});
const look = (position: number) => ({
  slug: `new-${position}`,
  position,
  tags: [named('Denim')],
  models: [],
  image_filename: 'a.jpg',
  width: 2,
  height: 3,
  thumbhash: null,
  colours: ['#112233'],
  description: 'A look',
});

describe('editors', () => {
  it('draft, publish, withdraw and delete a collection, and nobody else does', async () => {
    const body = { facts: facts('Atelier One'), looks: [look(1), look(2)] };
    expect((await ask(free, 'PUT', '/api/editor/collections/new', body)).status).toBe(403);
    const draft = await ask(editor, 'PUT', '/api/editor/collections/new', body);
    expect([draft.status, draft.body.status]).toEqual([200, 'draft']);
    expect((await ask(free, 'GET', '/collection/new')).status).toBe(404);
    expect((await ask(editor, 'POST', '/api/editor/collections/new/publish', {})).body.status).toBe(
      'published',
    );
    expect((await ask(free, 'GET', '/collection/new')).body.looks).toHaveLength(2);
    expect((await ask(editor, 'DELETE', '/api/editor/collections/new')).status).toBe(409);
    expect((await ask(editor, 'POST', '/api/editor/collections/new/withdraw', {})).status).toBe(200);
    expect((await ask(free, 'GET', '/look/new-1')).status).toBe(404);
    expect((await ask(editor, 'DELETE', '/api/editor/collections/new')).status).toBe(204);
    const bad = await ask(editor, 'PUT', '/api/editor/collections/new', {
      facts: {},
      looks: [{ slug: 'x' }],
    });
    expect([bad.status, bad.body.violations?.length]).toEqual([422, expect.any(Number)]);
    const messages = (await api.messages('catalogue')).map(
      (record) => JSON.parse(record.value.toString()) as { type: string; data: { look?: string } },
    );
    expect(messages.filter(({ data }) => data.look === 'new-1').map(({ type }) => type)).toEqual([
      'look-published',
      'look-withdrawn',
    ]);
  });

  it('retag looks of many collections in one command and undo it', async () => {
    const denim = async () =>
      (await ask(free, 'GET', '/api/autocomplete/tag?search=denim')).body.results?.[0]?.total_count;
    const before = await denim();
    const body = { looks: ['look-1', 'look-2'], add: [named('Velvet')], remove: ['denim'] };
    const started = await ask(editor, 'POST', '/api/editor/retags', body);
    expect([started.status, started.body.total]).toEqual([202, 1]);
    await until(
      async () => (await ask(editor, 'GET', `/api/editor/retags/${started.body.id}`)).body.status,
      'done',
    );
    await until(async () => (await ask(free, 'GET', '/look/search?tags=velvet')).body.total_count, 2);
    expect(await denim()).toBe(Number(before) - 2);
    expect((await ask(editor, 'POST', `/api/editor/retags/${started.body.id}/undo`, {})).status).toBe(202);
    await until(async () => (await ask(free, 'GET', '/look/search?tags=velvet')).body.total_count, 0);
    expect(await denim()).toBe(before);
    expect((await ask(editor, 'POST', '/api/editor/retags', { ...body, looks: ['gone'] })).status).toBe(404);
  });

  it('keep everything else by its kind', async () => {
    const page = {
      title: 'A guide',
      published_at: '2026-01-01T00:00:00.000Z',
      blocks: [{ type: 'paragraph', text: 'Read.' }],
    };
    expect((await ask(editor, 'PUT', '/api/editor/content/dynamic-page?path=a/b/c', page)).status).toBe(200);
    expect((await ask(free, 'GET', '/a/b/c')).body.article?.title).toBe('A guide');
    expect((await ask(editor, 'DELETE', '/api/editor/content/dynamic-page?path=a/b/c')).status).toBe(204);
    expect((await ask(free, 'GET', '/a/b/c')).status).toBe(404);
    expect((await ask(editor, 'PUT', '/api/editor/content/nothing/x', page)).status).toBe(404);
    expect(
      (await ask(editor, 'PUT', '/api/editor/content/client/x', { name: '', url: 'javascript:alert(1)' }))
        .status,
    ).toBe(422);
    const lyon = { name: 'Lyon', country: 'France', timezone: 'Europe/Paris' };
    await ask(editor, 'PUT', '/api/editor/content/city/lyon', lyon);
    expect((await ask(free, 'GET', '/api/cities/lyon')).body).toMatchObject(lyon);
    const renamed = { name: 'Atelier Uno', city: 'paris', owner: 'brand-demo' };
    await ask(editor, 'PUT', '/api/editor/content/designer/atelier-one', renamed);
    expect((await ask(free, 'GET', '/look/look-1')).body.look?.designer?.name).toBe('Atelier Uno');
  });
});

describe('a brand', () => {
  it('works on its own collections only', async () => {
    await ask(editor, 'PUT', '/api/editor/collections/own-draft', {
      facts: facts('Atelier One'),
      looks: [look(1), look(2), look(3)],
    });
    await ask(editor, 'PUT', '/api/editor/collections/foreign', {
      facts: facts('Other'),
      looks: [{ ...look(1), slug: 'f-1' }],
    });
    const list = (await ask(brand, 'GET', '/user/collections/more')).body;
    expect(list.results).toMatchObject([
      { slug: 'own-draft', status: 'draft', looks_count: 3 },
      { slug: 'atelier-one-fw26', status: 'published' },
    ]);
    expect((await ask(free, 'GET', '/user/collections/more')).status).toBe(403);
    expect((await ask(brand, 'GET', '/user/collection/looks/foreign')).status).toBe(403);
    expect((await ask(brand, 'GET', '/user/collections/list-by-designer/other')).status).toBe(403);
    expect((await ask(brand, 'GET', '/user/collections/list-by-designer/nobody')).status).toBe(404);
    expect(
      (
        await ask(brand, 'PATCH', '/user/collections/designer/update/atelier-one', {
          website: 'https://one.example',
        })
      ).body,
    ).toMatchObject({ website: 'https://one.example' });
  });

  it('changes, orders, checks, removes and publishes', async () => {
    const path = '/user/collection/looks/own-draft';
    expect(
      (await ask(brand, 'PATCH', path, { looks: [{ slug: 'new-1', description: '', tags: [] }] })).status,
    ).toBe(200);
    const check = await ask(brand, 'POST', '/api/user/collections/validate/own-draft', {});
    expect(check.body).toMatchObject({
      valid: false,
      errors: [
        { look: 'new-1', code: 'no-tags' },
        { look: 'new-1', code: 'no-description' },
      ],
    });
    expect((await ask(brand, 'PATCH', path, { looks: [{ slug: 'new-1', tags: ['nope'] }] })).status).toBe(
      422,
    );
    const order = ['new-3', 'new-1', 'new-2'];
    const ordered = await ask(brand, 'PUT', '/user/collection/looks/reorder', {
      collection: 'own-draft',
      order,
    });
    expect((ordered.body.looks as unknown as { slug: string }[]).map(({ slug }) => slug)).toEqual(order);
    expect(
      (
        await ask(brand, 'PUT', '/user/collection/looks/reorder', {
          collection: 'own-draft',
          order: ['new-1'],
        })
      ).status,
    ).toBe(422);
    const removal = { collection: 'own-draft', looks: ['new-2'] };
    expect((await ask(brand, 'DELETE', '/user/collection/looks/delete', removal)).status).toBe(204);
    expect((await ask(brand, 'PATCH', path, { status: 'published' })).body.status).toBe('published');
    expect((await ask(free, 'GET', '/collection/own-draft')).body.looks).toHaveLength(2);
    expect((await ask(brand, 'DELETE', '/user/collections/delete', { collection: 'own-draft' })).status).toBe(
      409,
    );
    await ask(brand, 'PATCH', path, { status: 'withdrawn' });
    expect((await ask(brand, 'DELETE', '/user/collections/delete', { collection: 'own-draft' })).status).toBe(
      204,
    );
  });
});

describe('pictures', () => {
  it('are found many at once', async () => {
    const items = [
      { type: 'look', slug: 'look-2' },
      { type: 'look', slug: 'gone' },
    ];
    expect((await ask(free, 'POST', '/api/medias', { items })).body).toMatchObject({
      results: [{ type: 'look', slug: 'look-2', media: { position: 2 } }],
      missing: [items[1]],
    });
    expect((await ask(free, 'POST', '/api/medias', { items: [] })).status).toBe(422);
  });

  it('are taken in from editors', async () => {
    const send = async (person: Person | undefined, bytes: Buffer, field = 'file') => {
      const form = new FormData();
      form.set(field, new Blob([new Uint8Array(bytes)]), '../../evil.svg');
      const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, origin: api.url, 'x-csrf-token': person?.token ?? '' };
      const response = await fetch(`${api.url}/api/upload`, { method: 'POST', body: form, headers });
      return { status: response.status, body: (await response.json()) as Loose };
    };
    const png = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#c4252b' } })
      .png()
      .toBuffer();
    const received = await send(editor, png);
    expect([received.status, received.body]).toMatchObject([
      201,
      { width: 30, height: 40, mime: 'image/png', colours: ['#c4252b'] },
    ]);
    expect((await send(free, png)).status).toBe(403);
    expect((await send(editor, Buffer.from('<svg onload="x"/>'))).status).toBe(415);
    expect((await send(editor, png, 'other')).status).toBe(422);
    expect((await send(editor, Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

async function until(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if ((await read()) === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await read()).toEqual(wanted);
}

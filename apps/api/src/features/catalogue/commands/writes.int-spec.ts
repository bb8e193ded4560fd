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
    const { results } = (await ask(editor, 'GET', '/api/editor/retags')).body;
    expect(results).toMatchObject([{ id: started.body.id, status: 'done' }]);
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
    // A designer who has not shown yet is where editors say, in any city there is.
    const draft = 'kind=designer&slug=atelier-lyon';
    await ask(editor, 'PUT', `/api/newsroom/words/draft?${draft}`, {
      version: 0,
      doc: { name: 'Atelier Lyon', city: 'lyon' },
    });
    const preview = await ask(editor, 'GET', `/api/newsroom/words/preview?${draft}`);
    expect(preview.body).toMatchObject({ designer: { designer: { city: { slug: 'lyon', name: 'Lyon' } } } });
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

describe('drafts', () => {
  const root = '/api/newsroom/words';
  const of = (slug: string, kind = 'page') => `kind=${kind}&slug=${encodeURIComponent(slug)}`;
  const save = (slug: string, version: number, doc: object, who = editor) =>
    ask(who, 'PUT', `${root}/draft?${of(slug)}`, { version, doc });
  const entry = async (slug: string) => (await ask(editor, 'GET', `${root}/entry?${of(slug)}`)).body;
  const news = { title: 'Buttons, counted', series: 'news', author: 'Ada', blocks: [] };
  const fr = { title: 'Boutons comptés' };
  const readTitle = async (slug: string, locale = 'en') => {
    const answer = await free?.send('GET', `/page/${slug}`, undefined, { 'x-toile-locale': locale });
    return (answer?.body as Loose | undefined)?.article?.title;
  };

  it('are nobody else’s: not by address, list, search, map or guess', async () => {
    const { body } = await save('secret-cloth', 0, { ...news, title: 'Zibeline secrecy' });
    expect(body.draft).toMatchObject({ base: 0, edited_by: expect.any(String) });
    for (const who of [free, brand, await api.person(), await api.person('analyst')])
      for (const [method, path, sent] of [
        ['GET', root, undefined],
        ['GET', `${root}/entry?${of('secret-cloth')}`, undefined],
        ['GET', `${root}/preview?${of('secret-cloth')}`, undefined],
        ['GET', `${root}/history?${of('secret-cloth')}`, undefined],
        ['PUT', `${root}/draft?${of('secret-cloth')}`, { version: 0, doc: {} }],
        ['POST', `${root}/publish?${of('secret-cloth')}`, { version: 1, live_version: 0 }],
        ['POST', `${root}/previews?${of('secret-cloth')}`, {}],
      ] as const)
        expect([path, [401, 403].includes((await ask(who, method, path, sent)).status)]).toEqual([
          path,
          true,
        ]);
    for (const path of [
      '/page/secret-cloth',
      '/news',
      '/sitemap.xml',
      '/look/search?search=zibeline',
      '/secret-cloth',
    ])
      expect([path, (await free?.get(path))?.text.includes('secrecy')]).toEqual([path, false]);
    const messages = (await api.messages('catalogue')).map(({ value }) => value.toString());
    expect(messages.some((message) => message.includes('ibeline'))).toBe(false);
    expect((await ask(free, 'GET', `/newsroom/words/preview/${'q'.repeat(43)}`)).status).toBe(404);
  });

  it('have translations that somebody has checked, until either language is written anew', async () => {
    const [slug, title] = ['checked-cloth', 'Coats'];
    const french = (words: string, english = title) => ({
      ...news,
      title: english,
      summary: '',
      translations: { fr: { title: words } },
    });
    let { version } = (await save(slug, 0, french(''))).body.draft as unknown as { version: number };
    const check = (checked: boolean, language = 'fr', who = editor) =>
      ask(who, 'PUT', `${root}/translation-check?${of(slug)}`, { language, version, checked });
    const state = async () =>
      (
        (await entry(slug)).languages as unknown as {
          language: string;
          stale: string[];
          checked: object | null;
        }[]
      ).find(({ language }) => language === 'fr');
    const write = async (doc: object) => {
      version = ((await save(slug, version, doc)).body.draft as unknown as { version: number }).version;
    };
    expect((await check(true)).status).toBe(409);
    await write(french('Manteaux'));
    expect([(await check(true, 'en')).status, (await check(true, 'fr', free)).status]).toEqual([422, 403]);
    expect((await check(true)).status).toBe(200);
    expect(await state()).toMatchObject({ checked: { by: expect.any(String), at: expect.any(String) } });
    // What is published is what was checked.
    await ask(editor, 'POST', `${root}/publish?${of(slug)}`, { version, live_version: 0 });
    expect((await state())?.checked).not.toBeNull();
    version = 0;
    await write(french('Manteaux', 'Long coats'));
    expect(await state()).toMatchObject({ stale: ['title'], checked: null });
    // Somebody has read it: it still says the same.
    expect((await check(true)).status).toBe(200);
    expect(await state()).toMatchObject({ stale: [], checked: expect.anything() });
    version -= 1;
    expect((await check(false)).status).toBe(409);
    version += 1;
    expect((await check(false)).status).toBe(200);
    expect(await state()).toMatchObject({ stale: ['title'], checked: null });
  });

  it('are seen by a link until it expires, is ended or the draft is gone', async () => {
    const link = async () =>
      String((await ask(editor, 'POST', `${root}/previews?${of('secret-cloth')}`, { hours: 1 })).body.path);
    const path = await link();
    const seen = async (at: string) => (await ask(free, 'GET', at)).status;
    const shown = await ask(free, 'GET', path);
    expect([shown.status, shown.body.details?.article?.title]).toEqual([200, 'Zibeline secrecy']);
    const { rows } = await api.pool.query("SELECT encode(preview_hash, 'base64') AS kept FROM content_draft");
    expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1));
    const second = await link();
    expect([await seen(path), await seen(second)]).toEqual([404, 200]);
    await api.pool.query("UPDATE content_draft SET preview_until = now() - interval '1 second'");
    expect(await seen(second)).toBe(404);
    const third = await link();
    expect((await ask(editor, 'DELETE', `${root}/previews?${of('secret-cloth')}`)).status).toBe(204);
    expect(await seen(third)).toBe(404);
  });

  it('are previewed as what they will be, as far as they are written', async () => {
    const preview = async (kind: string, slug: string, doc: object) => {
      await ask(editor, 'PUT', `${root}/draft?${of(slug, kind)}`, { version: 0, doc });
      const headers = { 'x-toile-locale': 'fr' };
      const answer = await editor?.send('GET', `${root}/preview?${of(slug, kind)}`, undefined, headers);
      return answer?.body as Loose | undefined;
    };
    const options = ['Silk', 'Wool'].map((label, at) => ({ id: at + 1, label }));
    const translations = { fr: { question: 'Quelle étoffe ?', labels: ['Soie', ''] } };
    expect(await preview('poll', 'cloth', { question: 'Which cloth?', options, translations })).toMatchObject(
      {
        language: 'fr',
        poll: { question: 'Quelle étoffe ?', mine: null, options: [{ label: 'Soie' }, { label: 'Wool' }] },
        words: null,
      },
    );
    expect(await preview('promo-band', 'sale', { title: 'A band' })).toMatchObject({
      banner: { id: 'sale', title: 'A band', label: '', dismissible: true },
    });
    expect(await preview('walk', 'hems', { title: 'Hems', looks: [{ slug: 'gone' }] })).toMatchObject({
      walk: { walk: { slug: 'hems', title: 'Hems' }, looks: [] },
    });
    expect(await preview('model', 'ines', { name: 'Ines', height_cm: 180 })).toMatchObject({
      model: {
        model: { slug: 'ines', name: 'Ines', height_cm: 180, agency: null, looks_count: 0 },
        looks: { results: [], total_count: 0 },
      },
      words: null,
    });
    const atelier = {
      name: 'Atelier Nové',
      city: 'paris',
      website: 'javascript:alert(1)',
      bio: 'Cut by hand.',
      translations: { fr: { bio: 'Coupé à la main.' } },
    };
    expect(await preview('designer', 'atelier-nove', atelier)).toMatchObject({
      language: 'fr',
      designer: {
        designer: {
          slug: 'atelier-nove',
          name: 'Atelier Nové',
          city: { slug: 'paris', name: 'Paris' },
          bio: 'Coupé à la main.',
          language: 'fr',
          website: null,
        },
        collections: [],
        looks: [],
      },
      words: null,
    });
    const report = {
      title: 'Hems',
      translations: { fr: { title: 'Ourlets' } },
      type: 'flash',
      season: 'fall-winter-2026',
      figures: { type: 'woman', chapters: ['colours', 'not-one'] },
      file: 'premium/theirs.pdf',
    };
    const drafted = await preview('report', 'hems-26', report);
    expect(drafted).toMatchObject({
      report: {
        report: { title: 'Ourlets', type: 'flash', language: 'fr', download_url: null },
        contents: [{ page: 2 }, { title: 'Couleurs', page: 3 }, { page: 4 }],
        figures: [],
      },
      words: null,
    });
    expect(JSON.stringify(drafted)).not.toContain('theirs');
    expect(await preview('client', 'vale', { name: 'Vale', url: 'javascript:alert(1)' })).toMatchObject({
      clients: [{ slug: 'vale', name: 'Vale', url: null, logo: null }],
      words: null,
    });
    const picture = { type: 'picture', image: 'b.jpg', alt: 'A hem' };
    // What is not whole yet is left out.
    const blocks = [picture, { type: 'picture' }, { type: 'figure', figure: 'brands/kpi' }];
    const { details } = (await preview('page', 'parts', { title: 'Parts', blocks })) ?? {};
    expect(details?.article?.blocks).toMatchObject([picture]);
  });

  it('of a designer show what is public with the new words, to editors and who holds the link alone', async () => {
    const live = async () => (await free?.get('/designer/atelier-one'))?.body as Loose | undefined;
    const before = await live();
    const named = of('atelier-one', 'designer');
    const doc = { name: 'Atelier One, anew', city: 'milan', bio: 'Unheard of.', owner: 'somebody-secret' };
    await ask(editor, 'PUT', `${root}/draft?${named}`, { version: 0, doc });
    const path = String((await ask(editor, 'POST', `${root}/previews?${named}`, { hours: 1 })).body.path);
    const shown = await (await api.person()).get(path);
    expect(shown.body).toMatchObject({
      designer: { ...before, designer: { name: 'Atelier One, anew', bio: 'Unheard of.' } },
    });
    expect(shown.text).not.toContain('somebody-secret');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(await live()).toEqual(before);
    expect((await ask(brand, 'GET', `${root}/preview?${named}`)).status).toBe(403);
    const { version } = (await ask(editor, 'GET', `${root}/entry?${named}`)).body.draft as unknown as {
      version: number;
    };
    await ask(editor, 'DELETE', `${root}/draft?${named}&version=${version}`);
    expect((await (await api.person()).get(path)).status).toBe(404);
  });

  it('are written by two at once and lose nothing', async () => {
    const { version } = (await entry('secret-cloth')).draft as unknown as { version: number };
    const operator = await api.person('operator');
    const [first, second] = await Promise.all([
      save('secret-cloth', version, { ...news, title: 'Mine' }),
      save('secret-cloth', version, { ...news, author: 'Bea' }, operator),
    ]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(lost.body).toMatchObject({
      type: '/problems/content-draft/conflict',
      draft: { doc: (won.body.draft as Loose).doc },
      yours: lost === first ? { title: 'Mine' } : { author: 'Bea' },
    });
    // The same again, since an answer was lost, is no conflict; something else is.
    const who = won === first ? editor : operator;
    const again = await save('secret-cloth', version, (won.body.draft as Loose).doc as object, who);
    expect([again.status, again.body.draft?.version]).toEqual([200, won.body.draft?.version]);
    expect((await save('secret-cloth', 0, news)).status).toBe(409);
    for (const doc of [{ title: 'a\u0000b' }, { '\ud800': 1 }, { title: 'x'.repeat(700_000) }, [], 'x'])
      expect((await save('secret-cloth', version, doc as object)).status).toBe(422);
    expect((await save('Not A Slug', 0, news)).status).toBe(422);
  });

  it('are published by the one command there is, checked as it checks, over what was seen alone', async () => {
    const publish = (version: unknown, live_version: number) =>
      ask(editor, 'POST', `${root}/publish?${of('buttons')}`, { version, live_version });
    const unfinished = (await save('buttons', 0, { series: 'news' })).body.draft;
    const direct = await ask(editor, 'PUT', '/api/editor/content/page/buttons', {
      series: 'news',
      published_at: '2026-01-01T00:00:00Z',
    });
    expect((await publish(unfinished?.version, 0)).body.violations).toEqual(direct.body.violations);
    const { draft, languages } = (
      await save('buttons', Number(unfinished?.version), { ...news, translations: { fr } })
    ).body;
    expect(
      (languages as unknown as Loose[]).find(({ language }) => String(language) === 'it')?.missing,
    ).toEqual(['title']);
    expect((await publish(draft?.version, 0)).status).toBe(200);
    expect([await readTitle('buttons'), await readTitle('buttons', 'fr')]).toEqual([news.title, fr.title]);
    const live = await entry('buttons');
    expect(live).toMatchObject({ state: 'live', draft: null, live: { published_at: expect.any(String) } });
    // Somebody writes on while another publishes by the direct route.
    const begun = (await save('buttons', 0, { ...(live.live as object), title: 'Buttons, counted anew' }))
      .body.draft;
    const stale = (await entry('buttons')).languages as unknown as Loose[];
    expect(stale.find(({ language }) => String(language) === 'fr')?.stale).toEqual(['title']);
    await ask(editor, 'PUT', '/api/editor/content/page/buttons', { ...(live.live as object), author: 'Bea' });
    expect((await publish(begun?.version, 1)).body.type).toBe('/problems/content-live/conflict');
    const list = await ask(editor, 'GET', `${root}?search=BOUTONS%20compt&state=changed`);
    expect(list.body.results).toMatchObject([
      { slug: 'buttons', state: 'changed', missing: ['es', 'it', 'zh'] },
    ]);
    expect((await publish(begun?.version, 2)).status).toBe(200);
    expect(await readTitle('buttons')).toBe('Buttons, counted anew');
    const { changes } = (await ask(editor, 'GET', `${root}/history?${of('buttons')}`)).body as unknown as {
      changes: Loose[];
    };
    expect(changes.map(({ version }) => version)).toEqual([3, 2, 1]);
    const { body } = await ask(editor, 'GET', `${root}/version?${of('buttons')}&version=2`);
    expect(body).toMatchObject({ doc: { author: 'Bea' }, before: { author: 'Ada' } });
    expect((await ask(editor, 'POST', `${root}/withdraw?${of('buttons')}`, {})).status).toBe(204);
    expect(await entry('buttons')).toMatchObject({ state: 'withdrawn', live: null, last: { author: 'Ada' } });
    expect((await ask(editor, 'GET', `${root}?state=withdrawn&kind=page`)).body.results).toMatchObject([
      { slug: 'buttons' },
    ]);
  });

  it('are refused where a figure in them cannot be answered, in any language, now and at a time', async () => {
    const figure = (filters: object) => ({ type: 'figure', figure: 'trends/kpi/searches', filters });
    const blocks = [{ type: 'heading', text: 'Lace' }, figure({ trend: 'never-worn' })];
    const doc = {
      ...news,
      blocks,
      translations: { fr: { ...fr, blocks: [figure({ trend: 'lace', season: 'winter-0' })] } },
    };
    const { draft } = (await save('unanswered', 0, doc)).body;
    const seen = { version: draft?.version, live_version: 0 };
    const at = '2099-01-01T00:00:00Z';
    for (const answer of [
      await ask(editor, 'POST', `${root}/publish?${of('unanswered')}`, seen),
      await ask(editor, 'PUT', `${root}/schedule?${of('unanswered')}`, { ...seen, at }),
      await ask(editor, 'PUT', '/api/editor/content/page/unanswered', { ...doc, published_at: at }),
    ])
      expect([answer.status, answer.body.violations]).toMatchObject([
        422,
        [
          { propertyPath: 'blocks.1.filters', message: 'There is no trend "never-worn".' },
          { propertyPath: 'translations.fr.blocks.0.filters', message: expect.stringContaining('winter-0') },
        ],
      ]);
    expect((await entry('unanswered')).state).toBe('draft');
  });

  it('are published at their time, once, also when the process dies in between; not when that is cancelled', async () => {
    const schedule = (version: unknown, at: string | null) =>
      ask(editor, 'PUT', `${root}/schedule?${of('later')}`, { version, live_version: 0, at });
    const begun = (await save('later', 0, { ...news, title: '' })).body.draft;
    expect((await schedule(begun?.version, '2099-01-01T00:00:00Z')).status).toBe(422);
    const { draft } = (await save('later', Number(begun?.version), news)).body;
    expect((await schedule(draft?.version, '2020-01-01T00:00:00Z')).status).toBe(422);
    const waiting = (await schedule(draft?.version, '2099-01-01T00:00:00Z')).body;
    expect((await save('later', Number(waiting.version), news)).body.type).toBe(
      '/problems/content-schedule/conflict',
    );
    const cancelled = (await schedule(waiting.version, null)).body;
    await api.retryJobs();
    expect(await entry('later')).toMatchObject({ state: 'draft', draft: { publish_at: null } });
    await schedule(cancelled.version, '2099-01-01T00:00:00Z');
    const { rows } = await api.pool.query("SELECT * FROM content_draft WHERE slug = 'later'");
    const job = await api.pool.query(
      "SELECT payload FROM graphile_worker._private_jobs WHERE key = 'publish-draft:page:later;'",
    );
    await api.retryJobs();
    // It is seen from its time on.
    expect((await entry('later')).live).toMatchObject({ published_at: '2099-01-01T00:00:00.000Z' });
    expect((await ask(free, 'GET', '/page/later')).status).toBe(404);
    // As if the process had died before the draft was removed.
    const [{ kind, slug, doc, version, base, edited_by, publish_at }] = rows as [Record<string, unknown>];
    await api.pool.query(
      'INSERT INTO content_draft (kind, slug, doc, version, base, edited_by, publish_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [kind, slug, JSON.stringify(doc), version, base, edited_by, publish_at],
    );
    await api.pool.query("SELECT graphile_worker.add_job('publish-draft', $1)", [job.rows[0]?.payload]);
    await api.retryJobs();
    expect(await entry('later')).toMatchObject({ state: 'live', live_version: 1, draft: null });
  });
});

async function until(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if ((await read()) === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await read()).toEqual(wanted);
}

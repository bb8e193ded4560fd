import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { labelOf, setCurrentVocabulary } from '@toile/vocabulary';
import { type Answer, type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { speakEditedVocabulary } from './speak-edited-vocabulary.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let editor: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  editor = await api.person('editor');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const ROOT = '/api/editor/vocabulary/concepts';
const at = (id: string) => `${ROOT}/${id}`;
const GILET = {
  kind: 'garment',
  slug: 'gilet-jardinier',
  label: { en: 'Gardener gilet', fr: 'Gilet de jardinier' },
  words: { fr: ['jardinière brodée'] },
  parents: ['garment/outerwear'],
};
const json = ({ body }: Answer) => body as unknown as Record<string, unknown> & { version: number };
const found = async (search: string, language: string) =>
  json(
    await (await api.person()).get(`/look/search?search=${encodeURIComponent(search)}&language=${language}`),
  ).total_count;
async function until(check: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (!(await check())) {
    if (Date.now() - began > 10_000) throw new Error('not within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - began;
}

describe('the vocabulary', () => {
  it('is edited by editors and operators alone', async () => {
    const writes = [
      ['POST', ROOT, GILET],
      ['PATCH', at('garment/parka'), { version: 0, label: { fr: 'Parca' } }],
      ['PUT', `${at('garment/parka')}/parents`, { version: 0, parents: [] }],
      ['POST', `${at('garment/parka')}/merge`, { version: 0, into: 'garment/coat' }],
      ['POST', `${at('garment/parka')}/merge/undo`, { version: 0 }],
      ['POST', `${at('garment/parka')}/split`, { version: 0, slug: 'x', label: { en: 'X' }, narrower: true }],
      ['POST', `${at('garment/parka')}/retire`, { version: 0 }],
    ] as const;
    for (const [name, status] of [
      [undefined, 401],
      ['subscriber', 403],
      ['brand', 403],
    ] as const) {
      const person = await api.person(name);
      await person.fetchToken();
      for (const [method, path, body] of writes)
        expect([path, (await person.send(method, path, body)).status]).toEqual([path, status]);
      for (const path of [ROOT, at('garment/parka'), `${at('garment/parka')}/history`])
        expect([path, (await person.get(path)).status]).toEqual([path, status]);
    }
    expect((await (await api.person('operator')).get(ROOT)).status).toBe(200);
  });

  it.each([
    ['POST', ROOT, { ...GILET, kind: 'city' }],
    ['POST', ROOT, { ...GILET, slug: 'Gilet Jardinier' }],
    ['POST', ROOT, { ...GILET, label: { fr: 'Gilet' } }],
    ['POST', ROOT, { ...GILET, label: { en: 'Two\nlines' } }],
    ['POST', ROOT, { ...GILET, label: { en: 'x'.repeat(81) } }],
    ['POST', ROOT, { ...GILET, words: { fr: 'jardinière' } }],
    ['POST', ROOT, { ...GILET, words: { fr: ['a\u0000b'] } }],
    ['POST', ROOT, { ...GILET, words: { fr: [''] } }],
    ['POST', ROOT, { ...GILET, words: { fr: [3] } }],
    ['POST', ROOT, { ...GILET, words: { fr: ['twice', 'twice'] } }],
    ['POST', ROOT, { ...GILET, parents: ['outerwear'] }],
    ['POST', ROOT, { ...GILET, parents: 'garment/coat' }],
    ['POST', ROOT, { ...GILET, parents: ['garment/no-such-thing'] }],
    ['POST', ROOT, { ...GILET, words: { en: ['without'] } }],
    ['PATCH', at('garment/parka'), { label: { fr: 'Parca' } }],
    ['PATCH', at('garment/parka'), { version: -1, label: { fr: 'Parca' } }],
    ['PATCH', at('garment/parka'), { version: 0, label: null }],
    ['PATCH', at('garment/parka'), { version: 0, words: { fr: null } }],
    ['PUT', `${at('garment/coat')}/parents`, { version: 0, parents: ['garment/trench-coat'] }],
    ['PUT', `${at('city/paris')}/parents`, { version: 0, parents: ['garment/coat'] }],
    ['POST', `${at('garment/parka')}/merge`, { version: 0, into: 'fabric/silk' }],
    ['POST', `${at('garment/parka')}/merge`, { version: 0, into: 7 }],
  ])('refuses what does not fit: %s %s %j', async (method, path, body) => {
    const answer = await editor.send(method, path, body);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('knows no concept that is not there', async () => {
    for (const id of ['garment/none', 'none/parka', '__proto__/constructor'])
      expect([id, (await editor.get(at(id))).status]).toEqual([id, 404]);
    expect((await editor.send('PATCH', at('garment/none'), { version: 0, note: 'x' })).status).toBe(404);
  });

  it('gets a new concept, which lists, missing labels and history show', async () => {
    const answer = await editor.send('POST', ROOT, GILET);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(at('garment/gilet-jardinier'));
    expect(json(answer)).toMatchObject({
      version: 1,
      added: true,
      missing: ['es', 'it', 'zh'],
      narrower: [],
    });
    expect(json(await editor.get(answer.headers.get('location') ?? ''))).toEqual(json(answer));
    expect((await editor.send('POST', ROOT, GILET)).status).toBe(409);
    expect(json(await editor.get(`${ROOT}?search=${encodeURIComponent('JARDINIERE')}`))).toMatchObject({
      total_count: 1,
      results: [{ id: 'garment/gilet-jardinier' }],
    });
    expect(json(await editor.get(`${ROOT}?missing=zh`)).total_count).toBe(1);
    expect(json(await editor.get(`${ROOT}?missing=fr`)).total_count).toBe(0);
    const { languages } = json(await editor.get('/api/editor/vocabulary/missing')) as unknown as {
      languages: { language: string; concepts: string[] }[];
    };
    expect(languages.find(({ language }) => language === 'it')?.concepts).toEqual([
      'garment/gilet-jardinier',
    ]);
    const { changes } = json(await editor.get(`${answer.headers.get('location')}/history`)) as unknown as {
      changes: object[];
    };
    expect(changes).toEqual([
      {
        version: 1,
        type: 'ConceptAdded',
        data: expect.objectContaining({ concept: 'garment/gilet-jardinier' }),
        by: { subject: expect.any(String), name: expect.any(String) },
        at: expect.any(String),
      },
    ]);
  });

  it('finds looks by a new synonym, in its language and within seconds, and words tags by a new label', async () => {
    expect(await found('grandcouverts', 'fr')).toBe(0);
    const before = json(await editor.get(at('fabric/denim')));
    const words = [...((before.words as { fr?: string[] }).fr ?? []), 'grandcouvert'];
    const changed = await editor.send('PATCH', at('fabric/denim'), {
      version: 0,
      label: { fr: 'Toile de Nîmes' },
      words: { fr: words },
    });
    expect(changed).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await until(async () => (await found('grandcouverts', 'fr')) === 6)).toBeLessThan(5_000);
    // A slip of the hand.
    expect(await found('grandcovert', 'fr')).toBe(6);
    const anybody = await api.person();
    const suggested = await anybody.get('/api/autocomplete/tag?search=grandc&language=fr');
    expect(JSON.stringify(suggested.body)).toContain('Toile de Nîmes');
    const completed = await anybody.get('/api/search/completions?search=grandc&language=fr');
    expect(JSON.stringify(completed.body)).toContain('toile de nîmes');
    const translations = await anybody.get('/translations/vocabulary.json?locales=fr');
    expect(translations.text).toContain('Toile de Nîmes');
    expect(labelOf('fabric', 'denim', 'fr')).toBe('Toile de Nîmes');
    expect(labelOf('fabric', 'denim', 'en')).toBe('Denim');
  });

  it('says to the second of two editors what the first has changed', async () => {
    const send = (fr: string) => editor.send('PATCH', at('garment/cape'), { version: 0, label: { fr } });
    const answers = await Promise.all(['Grand manteau A', 'Grand manteau B', 'Grand manteau C'].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    const label = { fr: (json(won as Answer).label as { fr: string }).fr };
    for (const lost of answers.filter(({ status }) => status === 409))
      expect(lost.body).toMatchObject({
        type: '/problems/concept/conflict',
        version: 1,
        changes: [{ type: 'ConceptReworded', data: { concept: 'garment/cape', label } }],
      });
    // Two who change two concepts at once are in nobody's way.
    const both = await Promise.all(
      ['garment/parka', 'garment/bomber-jacket'].map((id) =>
        editor.send('PATCH', at(id), { version: 0, note: 'looked at' }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('does the same once for a repeated key', async () => {
    const send = () =>
      editor.send(
        'PATCH',
        at('garment/blazer'),
        { version: 0, note: 'once' },
        { 'idempotency-key': 'blazer' },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(json(await editor.get(at('garment/blazer'))).version).toBe(1);
  });

  it('tells other processes what is different, and nothing when nothing is', async () => {
    const anybody = await api.person();
    const answer = await anybody.get('/api/vocabulary');
    expect(answer.status).toBe(200);
    expect(json(answer).amendments).toMatchObject({ 'fabric/denim': { label: { fr: 'Toile de Nîmes' } } });
    expect(answer.text).not.toContain('once');
    const etag = answer.headers.get('etag') ?? '';
    expect((await anybody.send('GET', '/api/vocabulary', undefined, { 'if-none-match': etag })).status).toBe(
      304,
    );
  });

  it('merges a tag into another with its looks, and parts them again', async () => {
    const version = json(await editor.get(at('fabric/denim'))).version;
    const merge = await editor.send('POST', `${at('fabric/denim')}/merge`, {
      version,
      into: 'fabric/velvet',
    });
    expect(merge).toMatchObject({ status: 200, body: { merged: ['fabric/denim'] } });
    expect(await found('velours', 'fr')).toBe(6);
    expect(await found('grandcouvert', 'fr')).toBe(6);
    await api.runJobs();
    const tagged = (tag: string) => api.person().then((one) => one.get(`/look/search?tags=${tag}`));
    await until(async () => json(await tagged('velvet')).total_count === 6);
    // Links that were kept find what has the other tag now.
    expect(json(await tagged('denim')).total_count).toBe(6);
    expect(json(await editor.get(at('fabric/denim')))).toMatchObject({ merged_into: 'fabric/velvet' });
    expect((await editor.send('PATCH', at('fabric/denim'), { version: version + 1, note: 'x' })).status).toBe(
      409,
    );
    const undone = await editor.send('POST', `${at('fabric/denim')}/merge/undo`, { version: version + 1 });
    expect(undone).toMatchObject({ status: 200, body: { merged_into: null, version: version + 2 } });
    await api.runJobs();
    await until(async () => json(await tagged('denim')).total_count === 6);
    expect(await found('velours', 'fr')).toBe(0);
  });

  it('splits a tag with some of its looks, all or nothing, and a merge makes it whole again', async () => {
    const { version } = json(await editor.get(at('fabric/denim')));
    const tagged = async (tag: string) => {
      const { body } = await (await api.person()).get(`/look/search?tags=${tag}`);
      // A tag that no look has yet is none that can be searched.
      const { results = [] } = body as unknown as { results?: { slug: string }[] };
      return results.map(({ slug }) => slug).sort();
    };
    const before = await tagged('denim');
    const looks = before.slice(0, 2);
    const called = { slug: 'raw-denim', label: { en: 'Raw denim', fr: 'Denim brut' } };
    const split = (over: object) =>
      editor.send('POST', `${at('fabric/denim')}/split`, {
        version,
        narrower: false,
        looks,
        ...called,
        ...over,
      });
    const refused = await split({ looks: [...looks, 'no-such-look'] });
    expect(refused).toMatchObject({ status: 422, body: { type: '/problems/concept-split/invalid' } });
    expect((await editor.get(at('fabric/raw-denim'))).status).toBe(404);
    const answer = await split({});
    expect(answer).toMatchObject({ status: 200, body: { id: 'fabric/raw-denim', added: true } });
    await api.runJobs();
    await until(async () => (await tagged('raw-denim')).join(' ') === looks.join(' '));
    expect(await tagged('denim')).toEqual(before.slice(2));
    expect(await found('denim brut', 'fr')).toBe(2);
    const part = json(answer);
    const back = await editor.send('POST', `${at('fabric/raw-denim')}/merge`, {
      version: part.version,
      into: 'fabric/denim',
    });
    expect(back.status).toBe(200);
    await api.runJobs();
    await until(async () => (await tagged('denim')).join(' ') === before.join(' '));
  });

  it('retires what was added', async () => {
    const path = at('garment/gilet-jardinier');
    expect((await editor.send('POST', `${at('garment/parka')}/retire`, { version: 1 })).status).toBe(409);
    expect((await editor.send('POST', `${path}/retire`, { version: 0 })).status).toBe(409);
    expect((await editor.send('POST', `${path}/retire`, { version: 1 })).status).toBe(204);
    expect((await editor.get(path)).status).toBe(404);
    expect((await editor.get(`${path}/history`)).status).toBe(200);
  });

  it('is the same after the api was started again, and for another process at once', async () => {
    // A command of an operator speaks it as well.
    setCurrentVocabulary(undefined);
    await speakEditedVocabulary(api.pool);
    expect(labelOf('fabric', 'denim', 'fr')).toBe('Toile de Nîmes');
    const other = await startTestApi(postgres.url, { secret: api.secret });
    try {
      const { body } = await (await other.person()).get('/api/vocabulary');
      expect(body).toEqual((await (await api.person()).get('/api/vocabulary')).body);
      const person = await other.person('editor');
      const { version } = json(await person.get(at('fabric/denim')));
      await editor.send('PATCH', at('fabric/denim'), { version, label: { it: 'Tela di Nîmes' } });
      const tells = async () => (await (await other.person()).get('/api/vocabulary')).text;
      expect(await until(async () => (await tells()).includes('Tela di Nîmes'))).toBeLessThan(5_000);
    } finally {
      await other.stop();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentEntry, Page } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { ModelsPageDto } from '../browse/queries/models.js';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';
import type { LookSearchPageDto } from '../search/dto/look-pages.dto.js';

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
/** Two full pages of looks and one more. */
const MANY: CollectionToLoad = {
  status: 'published',
  facts: {
    collection: 'many-fw26',
    designer: named('Many'),
    season: named('Fall-Winter 2026'),
    type: { slug: 'woman', name: 'Womenswear' },
    city: named('Paris'),
    show_date: '2026-03-02T10:00:00.000Z',
    title: 'Many',
    venue: '',
    description: '',
    live: false,
    stream_url: null,
  },
  looks: Array.from({ length: 60 }, (_, index) => ({
    slug: `many-${index + 1}`,
    position: index + 1,
    thumbhash: null,
    tags: [],
    models: [],
    image_filename: `many-${index + 1}.jpg`,
    width: 1200,
    height: 1800,
    colours: ['#112233'],
    description: '',
  })),
};
const model = (slug: string, new_face: boolean): ContentEntry => ({
  kind: 'model',
  slug,
  doc: {
    name: slug,
    gender: 'woman',
    agency: 'plumb',
    nationality: '',
    height_cm: 180,
    debut: 'fall-winter-2025',
    new_face,
  },
});

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let readers: Record<'visitor' | 'free' | 'pastdue' | 'subscriber' | 'editor', Person>;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, {
    collections: [MANY],
    content: [model('old-hand', false), model('fresh', true)],
  });
  readers = {
    visitor: await api.person(),
    free: await api.person('free'),
    pastdue: await api.person('pastdue'),
    subscriber: await api.person('subscriber'),
    editor: await api.person('editor'),
  };
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
const read = async <T>(name: keyof typeof readers, path: string) => {
  const answer = await readers[name].get(path);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return answer.body as unknown as T;
};

describe.each(['visitor', 'free', 'pastdue'] as const)('to %s', (name) => {
  it('listings show two pages, and of the third only that it is there', async () => {
    for (const listing of ['/look/search', '/look/more']) {
      expect(await read(name, `${listing}?page=2`)).toMatchObject({ open_pages: 2, total_count: 66 });
      const third = await read<LookSearchPageDto>(name, `${listing}?page=3`);
      expect([third.results, third.total_count, third.open_pages]).toEqual([[], 66, 2]);
    }
    expect(await read(name, '/street/search?page=3')).toMatchObject({ results: [], open_pages: 2 });
    // A cursor leads no further, not even one that names a row of an open page and another place.
    const { next, results } = await read<LookSearchPageDto>(name, '/look/search?page=2');
    const beyond = await read<LookSearchPageDto>(name, `/look/search?cursor=${next}`);
    expect([beyond.results, beyond.next, beyond.page]).toEqual([[], null, 3]);
    const made = Buffer.from(JSON.stringify([1, results.at(-1)?.slug])).toString('base64url');
    expect((await read<LookSearchPageDto>(name, `/look/search?cursor=${made}`)).results).toEqual([]);
  });

  it('models are the new faces', async () => {
    const page = await read<ModelsPageDto>(name, '/model');
    expect([page.locked, page.results.map(({ slug }) => slug)]).toEqual([true, ['fresh']]);
    expect(page.new_faces.map(({ slug }) => slug)).toEqual(['fresh']);
    expect(await read<Page<unknown>>(name, '/model/search?search=old')).toMatchObject({ total_count: 0 });
    // The dropdown of filters knows every name: it shows no pictures.
    expect((await readers[name].get('/model/search?model=true&search=a')).status).toBe(200);
  });

  it('pictures of the largest size are refused', async () => {
    const answer = await readers[name].get('/cdn/zoom_2000/many-1.jpg');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    // There is no file behind it in this test: refused is something else than missing.
    expect((await readers[name].get('/cdn/look_1200/many-1.jpg')).status).toBe(404);
  });
});

describe.each(['subscriber', 'editor'] as const)('to %s', (name) => {
  it('everything is open', async () => {
    const third = await read<LookSearchPageDto>(name, '/look/search?page=3');
    expect([third.results.length, third.open_pages]).toEqual([18, null]);
    const slugs: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: LookSearchPageDto = await read(name, `/look/search?cursor=${cursor}`);
      slugs.push(...page.results.map(({ slug }) => slug));
      cursor = page.next;
    }
    expect([slugs.length, new Set(slugs).size, slugs.at(-1)]).toEqual([66, 66, third.results.at(-1)?.slug]);
    expect((await read<ModelsPageDto>(name, '/model')).locked).toBe(false);
    expect(await read<Page<unknown>>(name, '/model/search?search=old')).toMatchObject({ total_count: 1 });
    expect((await readers[name].get('/cdn/zoom_2000/many-1.jpg')).status).toBe(404);
  });
});

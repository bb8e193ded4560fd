import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let visitor: Person;

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
const look = (position: number, tags: string[], kind: string, colours: string[], fabric: string | null) => ({
  slug: `atelier-one-${position}`,
  position,
  tags: tags.map(named),
  models: [named('Lea Marchand')],
  image_filename: `${position}.jpg`,
  colours: ['#c4252b'],
  width: 2,
  height: 3,
  thumbhash: null,
  description: '',
  garments: [{ kind, colours, fabric, pattern: null, details: [] }],
});

beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  const editor = await api.person('editor');
  const facts = {
    designer: named('Leander Voss'),
    season: named('Spring-Summer 2027'),
    city: named('Milan'),
    type: { slug: 'woman', name: 'Womenswear' },
    show_date: '2026-09-20T10:00:00.000Z',
    title: 'Show',
  };
  const looks = [
    look(1, ['Trench Coat', 'Leather'], 'trench-coat', ['scarlet'], 'leather'),
    look(2, ['Trench Coat', 'Leather'], 'trench-coat', ['black'], 'leather'),
    look(3, ['Blazer', 'Leather'], 'blazer', ['scarlet'], 'leather'),
  ];
  const { status } = await editor.send('PUT', '/api/editor/collections/leander-voss', {
    facts,
    looks,
    publish: true,
  });
  expect(status).toBe(200);
  visitor = await api.person();
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

interface Row {
  kind: string;
  label: string;
  search: string;
  total_count: number;
  picture: { image_filename: string };
}
async function complete(search: string, language = 'en'): Promise<Row[]> {
  const { status, body } = await visitor.get(
    `/api/search/completions?${new URLSearchParams({ search, language })}`,
  );
  expect(status).toBe(200);
  return (body as unknown as { results: Row[] }).results;
}

it('completes the last words, and counts what the whole search finds', async () => {
  expect(await complete('red lea')).toEqual([
    // One of the three is black.
    expect.objectContaining({ kind: 'concept', label: 'Leather', search: 'red leather', total_count: 2 }),
    expect.objectContaining({ kind: 'designer', label: 'Leander Voss', search: 'red Leander Voss' }),
    expect.objectContaining({ kind: 'model', label: 'Lea Marchand' }),
  ]);
  const [coat] = await complete('tre');
  expect(coat).toMatchObject({ label: 'Trench coat', total_count: 2, picture: { image_filename: '1.jpg' } });
});

it('suggests before anything is typed what some looks have, and not what nearly all do', async () => {
  const labels = (await complete('')).map(({ label }) => label);
  expect(labels).toContain('Leather');
  // Of six looks among nine, and of all of them.
  for (const everywhere of ['Denim', 'Paris', 'Womenswear']) expect(labels).not.toContain(everywhere);
});

it('promises what the listing keeps, in the language of the reader', async () => {
  for (const [text, language] of [
    ['cui', 'fr'],
    ['cuer', 'es'],
    ['pell', 'it'],
    ['皮', 'zh'],
    ['leat', 'en'],
  ] as const) {
    const [first] = await complete(text, language);
    const { body } = await visitor.get(
      `/look/search?${new URLSearchParams({ search: first?.search ?? '', language })}`,
    );
    expect([text, (body as unknown as { total_count: number }).total_count]).toEqual([
      text,
      first?.total_count,
    ]);
  }
});

it('knows seasons by their codes', async () => {
  expect(await complete('ss2')).toMatchObject([
    { kind: 'season', label: 'Spring-Summer 2027', total_count: 3 },
  ]);
  expect(await complete('printemps', 'fr')).toMatchObject([{ label: 'Printemps-été 2027' }]);
});

it('may be kept by everybody for a while', async () => {
  const address = `${api.url}/api/search/completions?search=lea`;
  const first = await fetch(address);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

const ODD: Record<string, string> = {
  'far too long': 'velvet '.repeat(600),
  'one word of 4,000 letters': 'x'.repeat(4_000),
  'a hundred letters of slips': 'rde lether cots velvte wihtout fru '.repeat(3).slice(0, 100).trim(),
  emoji: '🧥👗🏽 red 👩‍👩‍👧 coat 🧵'.slice(0, 100),
  'right to left': 'معطف أحمر ‏‮coat‬ שמלה',
  SQL: `' OR 1=1; DROP TABLE read.look; --`,
  'a regular expression': '^(a+)+$ [[:alpha:]]* .*?(x|x)*{1000}',
  'nothing but signs': `%_\\''""\`\${}<script>&&||()**//`,
  'blanks and marks': '\u0301\u200b\u00a0 \t\u0000'.replace('\u0000', ''),
  'a hundred words': 'a '.repeat(50).trim(),
};

it.each(Object.entries(ODD))('answers %s at once, or says what is wrong with it', async (_, search) => {
  for (const path of [
    '/api/search/completions',
    '/look/search',
    '/street/search',
    '/collection/search',
    '/api/collections',
    '/api/autocomplete/tag',
    '/model/search',
  ]) {
    // The least processor time of some, each another text that no answer is kept of: the machine may be busy, and the first ones warm it up.
    let least = Number.POSITIVE_INFINITY;
    for (const end of ['', 'q', 'z', 'qz', 'zq', 'zz']) {
      const text = search.slice(0, search.length - end.length) + end;
      const before = process.cpuUsage();
      const { status, body } = await visitor.get(`${path}?${new URLSearchParams({ search: text })}`);
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1_000);
      const long = text.length > 100;
      expect([path, status]).toEqual([path, long ? 422 : 200]);
      if (long) expect(body.violations).toMatchObject([{ propertyPath: 'search' }]);
    }
    expect(least).toBeLessThan(100);
  }
});

it('refuses more filters than anybody means, and says how many may be', async () => {
  const tags = Array.from({ length: 200 }, (_, at) => `tag-${at}`).join(',');
  for (const path of [
    `/look/search?tags=${tags}`,
    `/look/search?colours=${tags}`,
    `/street/search?tags=${tags}`,
    `/collection/search?tags=${tags}`,
    `/api/collections?tags=${tags}`,
  ]) {
    const { status, body } = await visitor.get(path);
    expect(status).toBe(422);
    expect(JSON.stringify(body.violations)).toMatch(/20/);
  }
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Question, questionQuery, readQuestion } from '@toile/contracts';
import type { Person } from '../../testing/testing-api.js';
import type { LooksBehindDto } from '../figures/index.js';
import { startTestDashboard } from '../figures/testing-dashboard.harness.js';
import type { LookToInsert } from '../figures/testing-facts.js';
import type { QuestionAnswerDto, QuestionCellDto } from './dto/question-answer.dto.js';
import { questionInWords } from './rendering/question-in-words.js';

const SS27 = 'spring-summer-2027';
const FW26 = 'fall-winter-2026';
const [TWO, THREE] = ['atelier-two', 'atelier-three'];
const [BLACK, WHITE] = ['#17161a', '#f7f6f3'];
const named = (slug: string) => ({ slug, name: slug[0]?.toUpperCase() + slug.slice(1) });

let count = 0;
const looks = (number: number, over: Partial<LookToInsert>): LookToInsert[] =>
  Array.from({ length: number }, () => ({
    look: `look-${count++}`,
    season: SS27,
    day: over.season === FW26 ? '2026-02-25' : '2026-09-20',
    ...over,
  }));
const worn = (number: number, garments: string[], colours: string[]) =>
  looks(number, {
    designer: TWO,
    city: 'milan',
    season: FW26,
    garments,
    colours,
    tags: garments
      .join(' ')
      .split(/[ /]/)
      .filter((one) => ['lace', 'boots', 'trench-coat'].includes(one)),
  });

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard({
    collections: [TWO, THREE].map((designer) => ({
      status: 'published',
      facts: {
        collection: `of-${designer}`,
        designer: named(designer),
        season: named(SS27),
        type: { slug: 'woman', name: 'Womenswear' },
        city: named('milan'),
        title: designer,
        show_date: '2026-09-20T10:00:00.000Z',
        venue: '',
        description: '',
        live: false,
        stream_url: null,
      },
      looks: [
        {
          slug: `first-of-${designer}`,
          position: 1,
          thumbhash: null,
          models: [],
          image_filename: 'all.jpg',
          tags: ['denim', 'lace'].map(named),
          width: 1200,
          height: 1800,
          colours: ['#112233'],
          description: 'Look',
        },
      ],
    })),
  });
  const { api, facts } = running;
  const both = looks(6, { designer: TWO, city: 'milan', tags: ['denim', 'lace'], colours: [BLACK] });
  const denim = looks(10, { designer: TWO, city: 'milan', tags: ['denim'], colours: [WHITE] });
  await facts.looks([
    // Milan SS27: 40 looks, 16 with denim, 12 with lace, 6 with both.
    ...both,
    ...denim,
    ...looks(6, { designer: THREE, city: 'milan', tags: ['lace'] }),
    ...looks(18, { designer: THREE, city: 'milan', tags: [] }),
    // Paris SS27: 20 looks, 5 with denim.
    ...looks(5, { designer: TWO, city: 'paris', tags: ['denim'] }),
    ...looks(15, { designer: TWO, city: 'paris', tags: [] }),
    ...worn(4, ['trench-coat lace/black'], [BLACK]),
    // White lace, and something black: the boots.
    ...worn(3, ['trench-coat lace/optic-white', 'boots leather/black'], [BLACK]),
    ...worn(2, ['trench-coat lace/optic-white black'], [WHITE]),
    ...worn(1, ['boots leather/black'], [BLACK]),
  ]);
  const at = (n: number) => new Date(Date.parse('2026-09-21T10:00:00Z') + n * 1_000).toISOString();
  const many = <T>(number: number, make: (n: number) => T) =>
    Array.from({ length: number }, (_, n) => make(n));
  const slug = (list: LookToInsert[], n = 0) => list[n]?.look ?? '';
  await facts.views([
    ...many(12, (n) => ({ at: at(n), visitor: `v-${n}`, look: slug(both) })),
    ...many(4, (n) => ({ at: at(n), visitor: `u-${n}`, look: slug(denim) })),
  ]);
  await facts.searches([
    ...many(12, (n) => ({ at: at(n), visitor: `v-${n}`, country: 'IT', names: ['tag:denim'] })),
    ...many(8, (n) => ({ at: at(n), visitor: `w-${n}`, country: 'FR', names: ['tag:denim', 'tag:lace'] })),
    ...many(20, (n) => ({ at: at(n), visitor: `x-${n}`, country: 'FR', names: ['tag:lace'] })),
  ]);
  const gained = (look: string, boards: string[]) =>
    boards.map((moodboard, n) => ({
      type: 'look-added-to-moodboard',
      at: at(n),
      data: { moodboard, media_type: 'look', slug: look },
    }));
  await facts.messages('moodboards', [
    ...gained(slug(both), ['b-1', 'b-2', 'b-3']),
    ...gained(slug(denim), ['b-1', 'b-4']),
  ]);
  analyst = await api.person('analyst');
});
afterAll(() => running?.stop());

async function ask(query: string): Promise<QuestionAnswerDto> {
  const { status, body } = await analyst.get(`/api/dashboard/questions?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as QuestionAnswerDto;
}
const cell = ({ rows, totals }: QuestionAnswerDto, row: string, column = '*', measure?: string) => {
  const found = [...rows, ...totals].find(
    (one) => one.row === row && one.column === column && (!measure || one.measure === measure),
  );
  if (!found) throw new Error(`there is no cell ${row} × ${column}`);
  return found;
};
const values = ({ value, numerator, denominator }: QuestionCellDto) => [value, numerator, denominator];

describe('what a question leaves out', () => {
  it('is in no look it counts, whatever the share is of', async () => {
    const denim = await ask(
      `measures=runway_share&rows=city&where=tag:denim&without=tag:lace&seasons=${SS27}`,
    );
    expect(values(cell(denim, 'milan'))).toEqual([25, 10, 40]);
    expect(values(cell(denim, 'paris'))).toEqual([25, 5, 20]);
    const tags = await ask(`measures=runway_share&rows=tag&without=tag:lace&seasons=${SS27}`);
    expect(tags.row_keys.map(({ key }) => key)).toEqual(['denim']);
    expect(values(cell(tags, 'denim'))).toEqual([25, 15, 60]);
    // A tag of all brands but one is a part of their looks.
    const others = await ask(`measures=runway_share&rows=tag&without=brand:${TWO}&seasons=${SS27}`);
    expect(values(cell(others, 'lace'))).toEqual([25, 6, 24]);
    const brands = await ask(`measures=runway_share&rows=brand&without=brand:${TWO}&seasons=${SS27}`);
    expect(brands.row_keys.map(({ key }) => key)).toEqual([THREE]);
    expect(values(cell(brands, THREE))).toEqual([40, 24, 60]);
    const adopted = await ask(
      `measures=adoption,brands&rows=tag:lace&without=city:paris;brand:${TWO}&seasons=${SS27}`,
    );
    expect(values(cell(adopted, 'lace', '*', 'adoption'))).toEqual([100, 1, 1]);
  });

  it('is a colour, a type, what is narrower, and all members of a group', async () => {
    const white = `measures=looks&rows=city&where=tag:denim&seasons=${SS27}`;
    expect(cell(await ask(`${white}&without=colour:black`), 'milan').value).toBe(10);
    expect(cell(await ask(`${white}&without=tone:blacks`), 'milan').value).toBe(10);
    const types = await ask(`measures=looks&rows=city&without=type:man&seasons=${SS27}`);
    expect(cell(types, 'milan').value).toBe(40);
    // A trench coat is a coat.
    const uncoated = await ask(`measures=looks&rows=city&without=tag:coat&seasons=${FW26}`);
    expect([cell(uncoated, 'milan').value, uncoated.widened]).toEqual([1, ['coat']]);
    // No look has the tag itself, by which the catalogue would know its name.
    expect(uncoated.without[0]?.keys).toEqual([{ key: 'coat', label: 'Coat' }]);
    const group = 'groups=~soft:tag:Soft:lace,denim';
    const plain = await ask(`measures=looks&rows=brand&without=tag:~soft&${group}&seasons=${SS27}`);
    expect(cell(plain, THREE).value).toBe(18);
    expect(cell(plain, TWO).value).toBe(15);
    expect(plain.without).toEqual([{ dimension: 'tag', keys: [{ key: '~soft', label: 'Soft' }] }]);
  });

  it('is of the same garment where that is asked', async () => {
    const lace = `measures=looks&rows=city&where=tag:lace&without=colour:black&seasons=${FW26}`;
    expect(cell(await ask(lace), 'milan').value).toBe(2);
    // Three have white lace with nothing black on it; their boots may be.
    expect(cell(await ask(`${lace}&crossing=garment`), 'milan').value).toBe(3);
  });

  it('is in nothing that was opened, kept or searched for', async () => {
    const views = await ask(`measures=views,saves,board_share&rows=tag&without=tag:lace&seasons=${SS27}`);
    expect(cell(views, 'denim', '*', 'views').value).toBe(4);
    expect(cell(views, 'denim', '*', 'saves').value).toBe(2);
    expect(values(cell(views, 'denim', '*', 'board_share'))).toEqual([50, 2, 4]);
    const denim = await ask(
      `measures=searches&rows=country&where=tag:denim&without=tag:lace&seasons=${SS27}`,
    );
    expect(cell(denim, 'italy').value).toBe(12);
    expect(denim.row_keys.map(({ key }) => key)).toEqual(['italy']);
    // Of a country less, the share is of those who are left.
    const italy = await ask(`measures=search_share&rows=tag&without=country:france&seasons=${SS27}`);
    expect(values(cell(italy, 'denim'))).toEqual([100, 12, 12]);
    const days = 'measures=visitors&rows=season&seasons';
    const all = cell(await ask(`${days}=${SS27}`), SS27).value;
    expect(cell(await ask(`${days}=${SS27}&without=language:zh`), SS27).value).toBe(all);
    const languages = (await ask(`measures=visitors&rows=language&seasons=${SS27}`)).row_keys;
    const every = languages.map(({ key }) => key).join(',');
    expect(cell(await ask(`${days}=${SS27}&without=language:${every}`), SS27).value).toBe(0);
  });

  it('is what is missing: all of it, less what has it', async () => {
    for (const measure of ['looks', 'views', 'saves', 'searches'])
      for (const [with_, out] of [
        [`where=tag:denim;tag:lace`, 'where=tag:denim&without=tag:lace'],
        [`where=tag:lace`, 'without=tag:lace'],
      ]) {
        const of = async (conditions: string) =>
          cell(await ask(`measures=${measure}&rows=season&seasons=${SS27}&${conditions}`), SS27).value ?? 0;
        const whole = await of(with_?.includes(';') ? 'where=tag:denim' : 'limit=20');
        expect([measure, out, await of(out ?? '')]).toEqual([measure, out, whole - (await of(with_ ?? ''))]);
      }
  });

  it('was the same as it was known then', async () => {
    for (const query of [
      'measures=views,saves&rows=tag&columns=city&without=tag:lace;city:paris',
      'measures=search_share&rows=tag&columns=country&without=tag:lace',
      'measures=visitors&rows=week&without=language:fr',
    ]) {
      const now = await ask(`${query}&seasons=${SS27}`);
      const then = await ask(`${query}&seasons=${SS27}&as_of=${encodeURIComponent(now.meta.as_of)}`);
      expect(then.rows).toEqual(now.rows);
      expect(now.rows.some(({ value }) => value)).toBe(true);
    }
  });
});

describe('a question that leaves something out', () => {
  it('shows the looks it counts and no others', async () => {
    for (const query of [
      `measures=looks&rows=tag&columns=city&without=colour:black&seasons=${SS27}`,
      `measures=looks&rows=brand&where=tag:denim&without=tag:lace;city:paris&seasons=${SS27}`,
      `measures=looks&rows=tag&columns=colour&without=colour:black&crossing=garment&seasons=${FW26}`,
    ]) {
      const { rows, totals } = await ask(query);
      expect(rows.length).toBeGreaterThan(0);
      for (const { row, column, value } of [...rows, ...totals]) {
        const place = `row=${row}&column=${encodeURIComponent(column)}`;
        const { status, body } = await analyst.get(`/api/dashboard/questions/looks?${query}&${place}`);
        expect([status, (body as unknown as LooksBehindDto).total_count]).toEqual([200, value]);
      }
    }
  });

  it('is an address, a body, a file with its receipt, and words', async () => {
    const query = `measures=looks&rows=city&where=tag:denim&without=tag:lace&seasons=${SS27}`;
    const answer = await ask(query);
    expect(answer.question).toContain('without=tag%3Alace');
    expect(answer.without).toEqual([{ dimension: 'tag', keys: [{ key: 'lace', label: 'Lace' }] }]);
    const asked = readQuestion(Object.fromEntries(new URLSearchParams(query)));
    expect(questionQuery(asked)).toBe(answer.question);
    const posted = await analyst.send('POST', '/api/dashboard/questions', { ...asked });
    expect((posted.body as unknown as QuestionAnswerDto).rows).toEqual(answer.rows);
    expect(questionInWords(asked, answer, 'en').filters).toBe('Denim · Without Lace');
    expect(questionInWords(asked, answer, 'fr').filters).toMatch(/ · Sans Dentelle$/);
    const file = await analyst.get(`/api/dashboard/questions?${query}&format=csv`);
    expect(file.text).toContain('milan,Milan,*,');
    const [receipt = ''] = [...(file.headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].map(
      ([, link]) => link,
    );
    const { again } = (await analyst.get(receipt)).body as unknown as { again: string };
    const repeated = (await analyst.get(again)).body as unknown as QuestionAnswerDto;
    expect([again, repeated.rows]).toEqual([expect.stringContaining('without='), answer.rows]);
  });

  it('is divided by what has none of it either, in a formula', async () => {
    const query = `measures=views&rows=tag:denim&without=tag:lace&seasons=${SS27}`;
    const saves = await ask(`${query}&formulas=Saves%20per%201%2C000%20views:1000*saves/views`);
    // 2 saves of looks that were opened 4 times; with lace it would be 5 of 16.
    expect(cell(saves, 'denim', '*', 'formula_1').value).toBe(500);
    const named = saves.measures.find(({ name }) => name === 'formula_1');
    expect(named).toMatchObject({
      label: 'Saves per 1,000 views',
      exclusions: ['tag', 'colour', 'tone', 'model', 'brand', 'city', 'type'],
    });
    const asked = readQuestion(Object.fromEntries(new URLSearchParams(saves.question)));
    const { source } = questionInWords(asked, saves, 'fr');
    expect(source).toContain(
      'Saves per 1,000 views (1000 × Ajouts aux planches ÷ Looks ouverts), sans Dentelle, version 1',
    );
  });

  it('is left out of each that a comparison has side by side, of groups of them, too', async () => {
    const both = `groups=~both:brand:Both:${TWO},${THREE}`;
    const query = `measures=looks&rows=brand:${TWO},${THREE},~both&columns=city&${both}&seasons=${SS27}`;
    const less = await ask(`${query}&without=tag:lace;city:paris`);
    const rows = [TWO, THREE, '~both'].map((row) => cell(less, row).value);
    expect([rows, less.column_keys.map(({ key }) => key)]).toEqual([[10, 18, 28], ['milan']]);
    // A group is what is left of it.
    const one = await ask(`${query}&without=brand:${THREE}`.replace(`${TWO},${THREE},`, ''));
    expect(cell(one, '~both').value).toBe(cell(await ask(query), TWO).value);
  });

  it('says one type of its numbers where there is one, and none where several are asked', async () => {
    const typeOf = async (query: string) => (await ask(`${query}&seasons=${SS27}`)).meta.filters.type;
    expect(await typeOf('measures=looks&rows=city')).toBe('woman');
    expect(await typeOf('measures=looks&rows=city&where=type:man')).toBe('man');
    for (const query of [
      'measures=looks&rows=city&without=type:man',
      'measures=looks&rows=city&where=type:man,woman',
      'measures=looks&rows=type',
      // Who searches wants no type.
      'measures=searches&rows=tag&without=tag:lace',
    ])
      expect([query, await typeOf(query)]).toEqual([query, undefined]);
  });

  it('says on the file what it is of, left out, too, and what its formulas are', async () => {
    const query =
      `measures=views&rows=tag&where=city:milan&without=tag:lace;brand:${THREE}&seasons=${SS27}` +
      '&formulas=Per%20view:saves/views';
    const cookie = [...analyst.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const notesOf = async (more: string, locale: string) => {
      const address = `/api/dashboard/questions?${query}${more}&format=csvw&locale=${locale}`;
      const { notes, ...file } = (await (
        await fetch(running.api.url + address, { headers: { cookie } })
      ).json()) as { notes: { name: string; text: string }[]; 'dc:title': string };
      return [file['dc:title'], ...notes.map(({ name, text }) => `${name}: ${text}`)];
    };
    const notes = await notesOf('', 'en');
    expect(notes[0]).toBe('Looks opened, Per view · Trend');
    expect(notes).toContain(
      'Narrowed to: Womenswear · Milan · Without Lace · Without Atelier-three · Spring-Summer 2027',
    );
    expect(notes).toContain('formula_1: Per view: Saves to moodboards ÷ Looks opened');
    expect((await notesOf('', 'it')).join('\n')).toMatch(/ · Senza Pizzo · Senza Atelier-three · /);
  });

  it('is of measures of which the vocabulary lists it', async () => {
    const { body } = await analyst.get('/api/dashboard/questions/vocabulary');
    const { measures } = body as unknown as { measures: QuestionAnswerDto['measures'] };
    const named = `tag:lace colour:black tone:blacks brand:${TWO} city:paris type:man country:france language:fr`;
    const some = new Map(
      `${named} occupation:buyer`.split(' ').map((one) => one.split(':') as [string, string]),
    );
    for (const { name, filters, exclusions } of measures) {
      expect([name, exclusions]).toEqual([name, name === 'member_share' ? [] : filters]);
      for (const dimension of filters.filter((one) => some.has(one))) {
        const axes = name === 'lift' ? 'rows=tag:denim&columns=tag' : 'rows=season';
        const asked = `measures=${name}&${axes}&seasons=${SS27}&without=${dimension}:${some.get(dimension)}`;
        const { status } = await analyst.get(`/api/dashboard/questions?${asked}`);
        const isListed = exclusions.some((one) => one === dimension);
        expect([asked, status]).toEqual([asked, isListed ? 200 : 422]);
      }
    }
  });

  it.each([
    ['measures=member_share&rows=tag&without=occupation:buyer', 'member_share leaves nothing out'],
    [
      'measures=member_share&rows=tag&columns=occupation&without=tag:lace',
      'member_share is not narrowed by tag',
    ],
    ['measures=searches&rows=tag&formulas=M:2*member_share&without=tag:lace', 'member_share'],
    ['measures=visitors&rows=week&without=tag:lace', 'visitors is not narrowed by tag. It obeys language'],
    ['measures=looks&rows=tag:lace&without=tag:lace', '"lace" is asked for and left out'],
    ['measures=looks&rows=city&where=tag:lace&without=tag:lace', '"lace" is asked for and left out'],
    ['measures=looks&rows=city&without=secret:1', 'There is no "secret". Allowed: tag'],
    ['measures=looks&rows=tag&without=city:atlantis', 'There is no city "atlantis". Allowed:'],
    ['measures=looks&rows=tag&without=tag:~soft', 'There is no group "~soft" in `groups`.'],
  ])('%s is refused, and it says why', async (query, message) => {
    const { status, body } = await analyst.get(`/api/dashboard/questions?${query}`);
    const found = (body.violations ?? []) as unknown as { propertyPath: string; message: string }[];
    expect([status, found.map((one) => `${one.propertyPath}: ${one.message}`).join(' ')]).toEqual([
      422,
      expect.stringContaining(`without: ${message}`),
    ]);
    const asked: Question = readQuestion(Object.fromEntries(new URLSearchParams(query)));
    expect((await analyst.send('POST', '/api/dashboard/questions', { ...asked })).status).toBe(422);
  });
});

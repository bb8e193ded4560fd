import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { questionQuery, readQuestion } from '@toile/contracts';
import type { Person } from '../../testing/testing-api.js';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';
import type { LooksBehindDto } from '../figures/index.js';
import { startTestDashboard } from '../figures/testing-dashboard.harness.js';
import type { LookToInsert } from '../figures/testing-facts.js';
import type { QuestionAnswerDto, QuestionCellDto } from './dto/question-answer.dto.js';
import { questionInWords } from './rendering/question-in-words.js';

const SS27 = 'spring-summer-2027';
const SS26 = 'spring-summer-2026';
const [TWO, THREE] = ['atelier-two', 'atelier-three'];
const named = (slug: string) => ({ slug, name: slug[0]?.toUpperCase() + slug.slice(1) });
/** What can be named: tags and brands of the facts. */
const collection = (designer: string): CollectionToLoad => ({
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
      tags: ['denim', 'lace', 'black'].map(named),
      width: 1200,
      height: 1800,
      colours: ['#112233'],
      description: 'Look',
    },
  ],
});

let count = 0;
const looks = (number: number, over: Partial<LookToInsert>): LookToInsert[] =>
  Array.from({ length: number }, () => ({
    look: `look-${count++}`,
    season: SS27,
    day: over.season === SS26 ? '2025-09-20' : '2026-09-20',
    ...over,
  }));

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard({ collections: [collection(TWO), collection(THREE)] });
  const { api, facts } = running;
  const both = looks(6, { designer: TWO, city: 'milan', tags: ['denim', 'lace'], colours: ['#17161a'] });
  await facts.looks([
    // Milan SS27: 40 looks, 16 with denim, 12 with lace, 6 with both.
    ...both,
    ...looks(10, { designer: TWO, city: 'milan', tags: ['denim'] }),
    ...looks(6, { designer: THREE, city: 'milan', tags: ['lace'] }),
    ...looks(18, { designer: THREE, city: 'milan', tags: [] }),
    // Paris SS27: 20 looks, 5 with denim.
    ...looks(5, { designer: TWO, city: 'paris', tags: ['denim'] }),
    ...looks(15, { designer: TWO, city: 'paris', tags: [] }),
    // SS26: 50 looks, 5 with denim, 20 with lace.
    ...looks(5, { designer: TWO, city: 'milan', season: SS26, tags: ['denim'] }),
    ...looks(20, { designer: TWO, city: 'milan', season: SS26, tags: ['lace'] }),
    ...looks(25, { designer: TWO, city: 'milan', season: SS26, tags: [] }),
  ]);
  const at = (n: number, day = '2026-09-21') =>
    new Date(Date.parse(`${day}T10:00:00Z`) + n * 1_000).toISOString();
  const many = <T>(number: number, make: (n: number) => T) =>
    Array.from({ length: number }, (_, n) => make(n));
  await facts.views([
    ...many(12, (n) => ({ at: at(n), visitor: `v-${n}`, look: both[0]?.look ?? '' })),
    ...many(3, (n) => ({ at: at(n, '2026-09-20'), visitor: `v-${n}`, look: both[1]?.look ?? '' })),
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
    ...gained(both[0]?.look ?? '', ['b-1', 'b-2', 'b-3']),
    ...gained(both[1]?.look ?? '', ['b-1']),
    ...gained('look-45', ['b-4']),
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

describe('tags and colours on the same garment', () => {
  const FW26 = 'fall-winter-2026';
  const [BLACK, WHITE] = ['#17161a', '#f7f6f3'];
  beforeAll(() => {
    const shown = { designer: TWO, city: 'milan', season: FW26, day: '2026-02-25' };
    const worn = (number: number, garments: string[], colours: string[]) =>
      looks(number, {
        ...shown,
        garments,
        colours,
        tags: garments
          .join(' ')
          .split(/[ /]/)
          .filter((one) => ['lace', 'leather', 'boots', 'trench-coat'].includes(one)),
      });
    return running.facts.looks([
      ...worn(4, ['trench-coat lace/black'], [BLACK]),
      // Lace, and something black: the boots.
      ...worn(3, ['trench-coat lace/optic-white', 'boots leather/black'], [BLACK]),
      ...worn(2, ['trench-coat lace/optic-white black'], [WHITE]),
      // What its garments are nobody has said.
      ...looks(1, { ...shown, tags: ['lace'], colours: [BLACK] }),
    ]);
  });
  const asked = (query: string) => ask(`${query}&seasons=${FW26}`);
  const counted = async (query: string, ...at: string[]) =>
    cell(await asked(query), at[0] ?? '*', at[1]).value;

  it('meet there, or in the look, with rows, columns and wholes that fit', async () => {
    const pairs = 'measures=looks&rows=tag&columns=colour';
    const [look, garment] = [await asked(pairs), await asked(`${pairs}&crossing=garment`)];
    expect([cell(look, 'lace', 'black').value, cell(look, 'lace').value]).toEqual([8, 10]);
    expect(garment.question).toContain('crossing=garment');
    const places =
      'lace black, lace optic-white, leather black, lace *, leather *, * black, * optic-white, * *';
    const numbers = places
      .split(', ')
      .map((place) => cell(garment, ...(place.split(' ') as [string, string])).value);
    expect(numbers).toEqual([6, 5, 3, 9, 3, 9, 5, 10]);
    // Nobody wears white leather.
    expect(cell(garment, 'leather', 'optic-white').value).toBe(0);
    const lift = cell(await asked(`${pairs.replace('looks', 'lift')}&crossing=garment`), 'leather', 'black');
    expect(values(lift)).toEqual([1.11, 3, 2.7]);
  });

  it('hold together as conditions, of narrower tags and tones too, beside what is of the look', async () => {
    const lace = 'crossing=garment&where=tag:lace';
    const black = await asked(`measures=runway_share&rows=city&${lace};colour:black`);
    expect(values(cell(black, 'milan'))).toEqual([60, 6, 10]);
    expect(
      values(cell(await asked('measures=runway_share&rows=city&where=tag:lace;colour:black'), 'milan')),
    ).toEqual([80, 8, 10]);
    expect(await counted(`measures=looks&rows=colour&${lace}`, 'optic-white')).toBe(5);
    expect(await counted(`measures=looks&rows=tone&${lace}`, 'blacks')).toBe(6);
    expect(
      await counted(
        `measures=looks&rows=brand&columns=tag&crossing=garment&where=tone:blacks`,
        TWO,
        'leather',
      ),
    ).toBe(3);
    // A coat is what a trench coat is, too.
    expect(
      await counted('measures=looks&rows=city&crossing=garment&where=tag:coat;colour:black', 'milan'),
    ).toBe(6);
    const group = 'groups=~soft:tag:Soft:lace,leather';
    expect(
      await counted(
        `measures=looks&rows=tag:~soft&columns=colour&crossing=garment&${group}`,
        '~soft',
        'black',
      ),
    ).toBe(9);
    const opened = await asked(
      `measures=views,saves,board_share&rows=tag:lace&columns=colour:black&crossing=garment`,
    );
    expect(cell(opened, 'lace', 'black', 'views').value).toBe(0);
  });

  it('open the looks of a cell by the conditions that count it, whatever meets there', async () => {
    const looksOf = async (query: string) => {
      const { status, body } = await analyst.get(`/api/dashboard/questions/looks?${query}&seasons=${FW26}`);
      return status === 200 ? (body as unknown as LooksBehindDto) : status;
    };
    const group = 'groups=~soft:tag:Soft:lace,leather';
    for (const query of [
      'measures=looks&rows=tag&columns=colour',
      'measures=looks&rows=tag&columns=colour&crossing=garment',
      `measures=looks&rows=tag:~soft&columns=tone&crossing=garment&${group}`,
      'measures=looks&rows=city&columns=season&crossing=garment&where=tag:coat;colour:black,optic-white',
      'measures=looks&rows=brand&where=tag:lace,leather',
    ]) {
      const { rows, totals } = await asked(query);
      expect(rows.length).toBeGreaterThan(0);
      for (const { row, column, value } of [...rows.slice(0, 5), ...totals.slice(0, 3)]) {
        const found = await looksOf(`${query}&row=${row}&column=${encodeURIComponent(column)}`);
        expect({ query, row, column, found }).toMatchObject({ found: { total_count: value } });
      }
    }
    const pairs = 'measures=runway_share&rows=tag&columns=colour&crossing=garment';
    const found = await looksOf(`${pairs}&row=lace&column=black&limit=4&page=2`);
    expect(found).toMatchObject({ total_count: 6, page: 2, page_size: 4, rows: [{}, {}] });
    expect(await looksOf(`${pairs}&row=lace&column=nothing-we-know`)).toBe(422);
    expect(await looksOf(`${pairs}&window=30d`)).toBe(422);
    expect(await looksOf('measures=looks&rows=tag&column=black')).toBe(422);
    expect(await looksOf('measures=searches&rows=tag&row=lace')).toBe(422);
    const several = `measures=looks&rows=tag&columns=season&row=lace`;
    expect(
      (await analyst.get(`/api/dashboard/questions/looks?${several}&seasons=${SS27},${SS26}`)).status,
    ).toBe(422);
  });

  it('are asked of two that a garment can be, of what is counted by looks', async () => {
    for (const query of [
      'measures=looks&rows=city',
      'measures=looks&rows=tag&columns=brand',
      'measures=searches&rows=tag&where=tag:lace',
    ])
      expect((await analyst.get(`/api/dashboard/questions?${query}&crossing=garment`)).status).toBe(422);
    expect(
      (await analyst.get('/api/dashboard/questions?measures=looks&rows=tag&crossing=sleeve')).status,
    ).toBe(422);
  });
});

describe('looks', () => {
  it('are shares of the looks of the same city, with totals that are counted and not added up', async () => {
    const answer = await ask(`measures=runway_share&rows=tag&columns=city&seasons=${SS27}`);
    expect(values(cell(answer, 'denim', 'milan'))).toEqual([40, 16, 40]);
    expect(values(cell(answer, 'denim', 'paris'))).toEqual([25, 5, 20]);
    expect(values(cell(answer, 'denim'))).toEqual([35, 21, 60]);
    expect(answer.row_keys).toEqual([
      { key: 'denim', label: 'Denim' },
      { key: 'lace', label: 'Lace' },
    ]);
    expect(cell(answer, 'denim', 'milan')).toMatchObject({ low_base: false, unit: 'percent' });
    expect(cell(answer, 'denim', 'paris').low_base).toBe(true);
  });

  it('of a brand are a part of all, and with a tag a part of the brand', async () => {
    const brands = await ask(`measures=runway_share&rows=brand&seasons=${SS27}`);
    expect(values(cell(brands, THREE))).toEqual([40, 24, 60]);
    const crossed = await ask(`measures=runway_share&rows=brand&columns=tag:lace&seasons=${SS27}`);
    expect(values(cell(crossed, THREE, 'lace'))).toEqual([25, 6, 24]);
    const narrowed = await ask(`measures=runway_share&rows=tag&where=brand:${THREE}&seasons=${SS27}`);
    // Conditions are said by name: nobody reads slugs on a slide.
    const [condition] = narrowed.conditions;
    expect(condition?.keys).toEqual([{ key: THREE, label: 'Atelier-three' }]);
    const given = readQuestion(Object.fromEntries(new URLSearchParams(narrowed.question)));
    expect(questionInWords(given, narrowed, 'fr').filters).toBe('Atelier-three');
    expect(questionInWords(given, narrowed, 'en').source).toContain(
      'Toile, Runway share (Looks of the cell out of ',
    );
    expect(values(cell(narrowed, 'lace'))).toEqual([25, 6, 24]);
  });

  it('equal what the figure of the dashboard tells', async () => {
    const figure = await analyst.get(
      `/api/dashboard/category-overview/runway-share?season=${SS27}&compare=${SS26}&category=other&city=milan`,
    );
    const { rows } = figure.body as unknown as {
      rows: {
        tag_name: string;
        season_short: string;
        [key: string]: unknown;
      }[];
    };
    const answer = await ask(
      `measures=runway_share&rows=tag&where=city:milan&seasons=${SS27}&compare=previous`,
    );
    for (const tag of ['denim', 'lace']) {
      const told = rows.find((row) => row.tag_name === tag && row.season_short === 'SS27');
      const { value, numerator, denominator, interval, low_base } = cell(answer, tag);
      expect({ value, numerator, denominator, interval, low_base }).toEqual({
        value: told?.value,
        numerator: told?.numerator,
        denominator: told?.denominator,
        interval: told?.interval,
        low_base: told?.low_base,
      });
    }
  });

  it('stand beside the year before, and the largest growth comes first', async () => {
    const answer = await ask(`measures=runway_share&rows=tag&seasons=${SS27}&compare=previous&order=change`);
    expect(answer.row_keys.map(({ key }) => key)).toEqual(['denim', 'lace']);
    expect(cell(answer, 'denim')).toMatchObject({ value: 35, before: 10, points: 25, evolution: 250 });
    const falling = await ask(
      `measures=runway_share&rows=tag&seasons=${SS27}&compare=${SS26}&order=change&ascending=true&limit=1`,
    );
    expect(falling.row_keys.map(({ key }) => key)).toEqual(['lace']);
  });

  it('are told of seasons side by side, which are never added up', async () => {
    const answer = await ask(`measures=looks&rows=tag&columns=season&seasons=${SS27},${SS26}`);
    expect(cell(answer, 'denim', SS27).value).toBe(21);
    expect(cell(answer, 'denim', SS26).value).toBe(5);
    expect(() => cell(answer, 'denim', '*')).toThrow('there is no cell');
    expect(cell(answer, '*', SS26).value).toBe(50);
  });

  it('have conditions that hold together', async () => {
    const answer = await ask(
      `measures=looks&rows=city&where=tag:denim;tag:lace;colour:black&seasons=${SS27}`,
    );
    expect(answer.row_keys.map(({ key }) => key)).toEqual(['milan']);
    expect(cell(answer, 'milan').value).toBe(6);
    const either = await ask(`measures=looks&rows=city&where=tag:denim,lace&seasons=${SS27}`);
    expect(cell(either, 'milan').value).toBe(22);
  });

  it('mean narrower tags, too, in a condition: whoever asks for coats means overcoats', async () => {
    await running.facts.looks(looks(3, { designer: TWO, city: 'london', tags: ['overcoat'] }));
    const answer = await ask(`measures=looks&rows=city&where=tag:coat;city:london&seasons=${SS27}`);
    expect(cell(answer, 'london').value).toBe(3);
    expect(answer.widened).toEqual(['coat']);
    expect(answer.question).toContain('tag%3Acoat%3Bcity%3Alondon');
  });

  it('say how much oftener two tags are together than by chance', async () => {
    const answer = await ask(`measures=lift&rows=tag&columns=tag&where=city:milan&seasons=${SS27}`);
    // 6 of 40 have both, where 16 × 12 ÷ 40 = 4.8 would by chance.
    expect(cell(answer, 'denim', 'lace')).toMatchObject({ value: 1.25, numerator: 6, denominator: 4.8 });
    expect(cell(answer, 'denim', 'lace')).toMatchObject({ low_base: true, suppressed: false });
    expect(cell(answer, 'denim', 'denim').value).toBeNull();
  });

  it('count the brands that have them', async () => {
    const answer = await ask(`measures=brands,adoption&rows=tag&seasons=${SS27}`);
    expect(cell(answer, 'lace', '*', 'brands').value).toBe(2);
    expect(values(cell(answer, 'denim', '*', 'adoption'))).toEqual([50, 1, 2]);
  });
});

describe('a group', () => {
  const mine = `groups=${encodeURIComponent('~mine:tag:Denim %26 lace:denim,lace')}`;
  it('is one row: what has two of its members counts once, beside what its members have', async () => {
    const answer = await ask(
      `measures=runway_share,looks&rows=tag:~mine,denim&columns=city:milan&${mine}&seasons=${SS27}`,
    );
    // 16 with denim and 12 with lace, of which 6 have both.
    expect(values(cell(answer, '~mine', 'milan', 'looks'))).toEqual([22, 22, null]);
    expect(values(cell(answer, '~mine', 'milan', 'runway_share'))).toEqual([55, 22, 40]);
    expect(cell(answer, 'denim', 'milan', 'looks').value).toBe(16);
    expect(answer.row_keys).toEqual([
      {
        key: '~mine',
        label: 'Denim & lace',
        members: [
          { key: 'denim', label: 'Denim' },
          { key: 'lace', label: 'Lace' },
        ],
      },
      { key: 'denim', label: 'Denim' },
    ]);
    expect(answer.question).toContain('groups=');
  });

  it('is of searches and openings, too, and of brands', async () => {
    const searches = await ask(`measures=searches,search_share&rows=tag:~mine&${mine}&seasons=${SS27}`);
    expect(cell(searches, '~mine', '*', 'searches').value).toBe(40);
    expect(values(cell(searches, '~mine', '*', 'search_share'))).toEqual([100, 40, 40]);
    const views = await ask(`measures=views&rows=tag:~mine,lace&${mine}&seasons=${SS27}`);
    expect(cell(views, '~mine').value).toBe(15);
    const rivals = encodeURIComponent(`~rivals:brand:Rivals:${TWO},${THREE}`);
    const brands = await ask(
      `measures=runway_share&rows=brand:~rivals,${THREE}&where=tag:lace&groups=${rivals}&seasons=${SS27}`,
    );
    expect(cell(brands, '~rivals')).toMatchObject({ numerator: 12 });
    expect(values(cell(brands, THREE))).toEqual([25, 6, 24]);
  });

  it('is a condition, where it means its members and what is narrower', async () => {
    const query = `measures=looks&rows=city:milan&where=tag:~mine&${mine}&seasons=${SS27}`;
    expect(cell(await ask(query), 'milan').value).toBe(22);
    const { body } = await analyst.send('POST', '/api/dashboard/questions', readQuestion(fields(query)));
    expect(cell(body as unknown as QuestionAnswerDto, 'milan').value).toBe(22);
  });

  it('has no lift with what it is made of', async () => {
    const answer = await ask(`measures=lift&rows=tag:~mine&columns=tag:denim,lace&${mine}&seasons=${SS27}`);
    expect(answer.rows.map(({ value, suppressed }) => [value, suppressed])).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it.each([
    ['rows=tag:~mine', 'There is no group "~mine"'],
    [`rows=tag&${mine.replace('denim', 'nothing-of-it')}`, 'nothing-of-it'],
    [`rows=city:~mine&${mine}`, 'is of tag and not of city'],
    [`rows=tag&groups=${encodeURIComponent('~mine:season:Mine:a')}`, '"season" is not grouped'],
    [`rows=tag&groups=${encodeURIComponent('mine:tag::denim')}`, '"mine" is no key'],
  ])('is refused with what is wrong: %s', async (query, message) => {
    const { status, body } = await analyst.get(`/api/dashboard/questions?measures=looks&${query}`);
    expect([404, 422]).toContain(status);
    expect(JSON.stringify(body).replaceAll('\\"', '"')).toContain(message);
  });

  it('is told of members in no way: a group less one of its members would be that member', async () => {
    for (const query of [
      `rows=tag:~mine,lace&${mine}`,
      `rows=tag&columns=occupation&${mine}`,
      `rows=tag&groups=${encodeURIComponent('~all:tag:All:denim,lace')}`,
    ]) {
      const { status, text } = await analyst.get(
        `/api/dashboard/questions?measures=member_share&${query}&seasons=${SS27}`,
      );
      expect([status, text]).toEqual([422, expect.stringContaining('never of several together')]);
      expect(text).not.toContain('"numerator"');
    }
  });
});

describe('a formula', () => {
  it('orders rows, with what it does not tell behind them', async () => {
    const less = encodeURIComponent(`${encodeURIComponent('Less')}:runway_share-2*runway_share`);
    const keys = async (more: string) =>
      (
        await ask(`measures=runway_share&rows=tag:denim,lace&formulas=${less}&seasons=${SS27}&${more}`)
      ).row_keys.map(({ key }) => key);
    expect(await keys('order=value')).toEqual(['denim', 'lace']);
    expect(await keys('order=formula_1')).toEqual(['lace', 'denim']);
    expect(await keys('order=formula_1&ascending=true')).toEqual(['denim', 'lace']);
    const { status } = await analyst.get(`/api/dashboard/questions?measures=looks&rows=tag&order=formula_1`);
    expect(status).toBe(422);
  });

  const FORMULA = `formulas=${encodeURIComponent(`${encodeURIComponent('Saves per 1,000 views')}:1000*saves/views`)}`;

  it('is counted cell by cell from what its measures tell, in address, body and file alike', async () => {
    const asked = `measures=views&rows=tag&${FORMULA}&seasons=${SS27}&where=city:milan`;
    const answer = await ask(asked);
    expect(answer.measures.at(-1)).toMatchObject({ label: 'Saves per 1,000 views', unit: 'ratio' });
    // 4 saves and 15 openings of denim looks.
    expect(cell(answer, 'denim', '*', 'formula_1')).toMatchObject({ value: 266.67, suppressed: false });
    expect(cell(answer, '*', '*', 'formula_1').value).not.toBeNull();
    const { measures: _, ...body } = fields(asked);
    const posted = await analyst.send('POST', '/api/dashboard/questions', {
      measures: ['views'],
      rows: { dimension: 'tag' },
      where: [{ dimension: 'city', any: ['milan'] }],
      seasons: [SS27],
      formulas: [{ name: 'Saves per 1,000 views', formula: '1000*saves/views' }],
    });
    expect([posted.status, (posted.body as unknown as QuestionAnswerDto).rows]).toEqual([200, answer.rows]);
    expect(body.formulas).toContain('1000*saves/views');
    const file = await analyst.get(`/api/dashboard/questions?${asked}&format=csv`);
    expect(file.text).toContain('266.67');
  });

  it('has an interval where its parts have, and is not wider than its measures can be asked', async () => {
    const twice = encodeURIComponent('Twice:2*runway_share');
    const answer = await ask(
      `measures=runway_share&rows=tag&formulas=${twice}&seasons=${SS27}&compare=previous`,
    );
    const [share, formula] = ['runway_share', 'formula_1'].map((name) => cell(answer, 'denim', '*', name));
    expect(formula?.value).toBeCloseTo(2 * (share?.value ?? 0), 0);
    expect(formula?.interval?.[1]).toBeCloseTo(2 * (share?.interval?.[1] ?? 0), 0);
    expect(formula?.evolution).toBeCloseTo(share?.evolution ?? 0, 0);
    for (const [query, message] of [
      ['measures=views&rows=brand&formulas=A:looks%2Bviews', 'looks + events'],
      ['measures=views&rows=country&formulas=A:2*searches', 'not counted by country'],
      ['measures=searches&rows=country&formulas=A:searches/views', 'not counted by country'],
      ['measures=views&rows=brand&formulas=A:money', 'There is no measure'],
      ['measures=views&rows=brand&formulas=A:lift*2', 'pairs'],
    ]) {
      const { status, text } = await analyst.get(`/api/dashboard/questions?${query}&seasons=${SS27}`);
      expect([status, text]).toEqual([422, expect.stringContaining(message ?? '')]);
    }
  });

  it('of what is hidden of members is hidden, and obeys what members obey', async () => {
    const hidden = encodeURIComponent('Less:member_share-member_share');
    const answer = await ask(`measures=member_share&rows=tag:denim&formulas=${hidden}&seasons=${SS27}`);
    expect(answer.rows.length).toBeGreaterThan(0);
    for (const one of answer.rows.filter(({ measure }) => measure === 'formula_1'))
      expect(one).toMatchObject({ suppressed: true, value: null, before: null, interval: null });
    const narrowed = await analyst.get(
      `/api/dashboard/questions?measures=search_share&rows=tag&where=country:it&formulas=${hidden}&seasons=${SS27}`,
    );
    expect([narrowed.status, narrowed.text]).toEqual([
      422,
      expect.stringContaining('member_share is not narrowed'),
    ]);
  });
});

describe('groups and comparison sets that a member keeps', () => {
  const GROUPS = '/api/dashboard/groups';
  const SETS = '/api/dashboard/comparison-sets';
  const rivals = { name: 'My rivals', dimension: 'brand', members: [TWO, THREE] };

  it('are saved with what their members are called, changed, made the default and deleted', async () => {
    const group = await analyst.send('POST', GROUPS, rivals);
    expect([group.status, group.body]).toMatchObject([
      201,
      { name: 'My rivals', members: [{ key: TWO }, { key: THREE, label: 'Atelier-three' }] },
    ]);
    const id = String(group.body.id);
    const peers = { name: 'Peers', dimension: 'brand', members: [TWO, `~${id}`] };
    const set = await analyst.send('POST', SETS, peers);
    expect([set.status, set.body]).toMatchObject([
      201,
      { is_default: false, members: [{ key: TWO }, { key: `~${id}`, label: 'My rivals' }] },
    ]);
    const path = `${SETS}/${String(set.body.id)}`;
    const changed = await analyst.send('PATCH', path, { name: 'The two', is_default: true });
    expect(changed.body).toMatchObject({ name: 'The two', is_default: true });
    expect((await analyst.send('DELETE', `${GROUPS}/${id}`)).status).toBe(204);
    expect((await analyst.get(SETS)).body.results).toMatchObject([
      { name: 'The two', members: [{ key: TWO }] },
    ]);
    expect((await analyst.send('DELETE', path)).status).toBe(204);
  });

  it('are nobody else’s', async () => {
    const { body } = await analyst.send('POST', GROUPS, rivals);
    const other = await running.api.person('operator');
    const path = `${GROUPS}/${String(body.id)}`;
    expect((await other.get(GROUPS)).body.results).toEqual([]);
    expect((await other.send('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await other.send('DELETE', path)).status).toBe(404);
    const inSet = { name: 'Theirs', dimension: 'brand', members: [`~${String(body.id)}`] };
    expect((await other.send('POST', SETS, inSet)).status).toBe(422);
    expect((await (await running.api.person('subscriber')).get(GROUPS)).status).toBe(403);
    expect((await (await running.api.person()).get(SETS)).status).toBe(401);
  });

  it.each([
    [GROUPS, { ...rivals, members: ['nobody'] }, 404],
    [GROUPS, { ...rivals, dimension: 'season', members: [SS27] }, 422],
    [GROUPS, { ...rivals, members: [] }, 422],
    [GROUPS, { ...rivals, members: ['~of-another'] }, 422],
    [SETS, { ...rivals, members: Array.from({ length: 9 }, (_, n) => `b-${n}`) }, 422],
    [SETS, { name: 'Seasons', dimension: 'season', members: ['winter'] }, 422],
  ])('are refused where there is no such thing: %s %j', async (path, body, status) => {
    expect((await analyst.send('POST', path, body)).status).toBe(status);
  });
});

describe('what people do', () => {
  it('is counted by what the looks are, and by week', async () => {
    const views = await ask(`measures=views&rows=tag&columns=week&seasons=${SS27}`);
    expect(cell(views, 'lace').value).toBe(15);
    expect(cell(views, 'lace', '2026-09-21').value).toBe(12);
    expect(cell(views, 'lace', '2026-09-14')).toMatchObject({ value: 3, low_base: true });
    const saved = await ask(`measures=board_share,saves&rows=tag&where=city:milan&seasons=${SS27}`);
    expect(values(cell(saved, 'denim', '*', 'board_share'))).toEqual([100, 3, 3]);
    expect(cell(saved, 'denim', '*', 'saves').value).toBe(4);
  });

  it('is what searches name, by country', async () => {
    const answer = await ask(`measures=search_share,searches&rows=tag&columns=country&seasons=${SS27}`);
    expect(values(cell(answer, 'denim', 'italy', 'search_share'))).toEqual([100, 12, 12]);
    expect(values(cell(answer, 'denim', 'france', 'search_share'))).toEqual([28.57, 8, 28]);
    expect(values(cell(answer, 'denim', '*', 'search_share'))).toEqual([50, 20, 40]);
    expect(cell(answer, 'denim', 'france', 'searches').low_base).toBe(true);
    const both = await ask(`measures=searches&rows=tag:denim&where=tag:lace&seasons=${SS27}`);
    expect(cell(both, 'denim').value).toBe(8);
  });

  it('was the same as it was known then', async () => {
    for (const query of [
      `measures=views&rows=tag&columns=week&seasons=${SS27}`,
      `measures=search_share&rows=tag&columns=country&seasons=${SS27}`,
      `measures=visitors&rows=week&seasons=${SS27}`,
    ]) {
      const now = await ask(query);
      const then = await ask(`${query}&as_of=${encodeURIComponent(now.meta.as_of)}`);
      expect(then.rows).toEqual(now.rows);
      expect(now.rows.some(({ value }) => value)).toBe(true);
    }
  });

  it('counts who came once, however many weeks they came in', async () => {
    const answer = await ask('measures=visitors&rows=week&from=2026-09-14&to=2026-10-04');
    expect(answer.rows.length).toBeGreaterThan(0);
    expect(answer.meta.window).toMatchObject({ from: '2026-09-14', to: '2026-10-04' });
  });
});

describe('a question', () => {
  it('is the same as an address and as a body', async () => {
    const query = `measures=runway_share,looks&rows=tag:denim,lace&columns=city&where=tag:denim,lace;type:woman&seasons=${SS27}&compare=previous&limit=5`;
    const { rows, question } = await ask(query);
    const { status, body } = await analyst.send(
      'POST',
      '/api/dashboard/questions',
      readQuestion(fields(query)),
    );
    expect(status).toBe(200);
    expect((body as unknown as QuestionAnswerDto).rows).toEqual(rows);
    expect(questionQuery(readQuestion(fields(question)))).toBe(question);
  });

  it.each([
    ['measures=runway_share&rows=week', 'rows', 'runway_share is not counted by week. It is by tag'],
    [
      'measures=searches&rows=tag&where=city:milan',
      'where',
      'searches is not narrowed by city. It obeys tag, brand',
    ],
    ['measures=runway_share&rows=tag&window=30d', 'window', 'runway_share is told of whole seasons'],
    ['rows=tag', 'measures', 'is missing'],
    ['measures=money&rows=tag', 'measures', 'There is no "money". Allowed: runway_share'],
    ['measures=looks&rows=tag&where=secret:1', 'where', 'There is no "secret". Allowed: tag'],
    ['measures=lift&rows=tag&columns=city', 'columns', 'lift is of pairs'],
    ['measures=looks&rows=tag&columns=tag&limit=200&column_limit=60', 'limit', 'At most 2000 cells'],
    ['measures=looks&rows=tag&limit=0', 'limit', 'Rows: one to 200'],
    ['measures=looks&rows=city:atlantis', 'rows', 'There is no city "atlantis". Allowed:'],
    [`measures=looks&rows=tag&seasons=${SS27},${SS26}`, 'seasons', 'Seasons are not added up'],
    [`measures=looks&rows=tag&seasons=${SS27}&compare=${SS27}`, 'compare', 'not compared with itself'],
    ['measures=views&rows=tag&from=2020-01-01&to=2026-09-01', 'to', 'Days: one to 1500'],
    ['measures=views&rows=week&from=2022-12-01&to=2026-09-01', 'from', 'At most 60 weeks'],
  ])('%s is refused, and it says what would be right', async (query, path, message) => {
    const { status, body } = await analyst.get(`/api/dashboard/questions?${query}`);
    expect(status).toBe(422);
    const found = (body.violations as unknown as { propertyPath: string; message: string }[])[0];
    expect(found?.propertyPath).toBe(path);
    expect(found?.message).toContain(message);
  });

  it('is refused by a body in the same words', async () => {
    const { status, body } = await analyst.send('POST', '/api/dashboard/questions', {
      ...readQuestion({ measures: 'runway_share', rows: 'week' }),
    });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('is not counted by week')]);
  });

  it('is for subscribers alone, and for tokens that hold every part', async () => {
    const query = '/api/dashboard/questions?measures=looks&rows=tag';
    expect((await (await running.api.person()).get(query)).status).toBe(401);
    expect((await (await running.api.person('subscriber')).get(query)).status).toBe(403);
    const withToken = async (scopes: string[]) => {
      const made = await analyst.send('POST', '/api/dashboard/tokens', { name: 'Notebook', scopes });
      const headers = { authorization: `Bearer ${String(made.body.token)}` };
      return (await fetch(running.api.url + query, { headers })).status;
    };
    expect(await withToken(['trends', 'brands'])).toBe(403);
    expect(await withToken(['trends', 'brands', 'seasons'])).toBe(200);
  });

  it('can be put in words, of which those that were not understood are told', async () => {
    const text = encodeURIComponent('denim by city in SS27, abracadabra');
    const { status, body } = await analyst.get(`/api/dashboard/questions/sentence?text=${text}&language=en`);
    expect(status).toBe(200);
    const { question, words } = body as unknown as {
      question: string;
      words: { text: string; as: string }[];
    };
    expect(Object.fromEntries(new URLSearchParams(question))).toEqual({
      measures: 'runway_share',
      rows: 'city',
      where: 'tag:denim',
      seasons: SS27,
    });
    expect(words.filter(({ as }) => as === 'unknown').map((one) => one.text)).toEqual(['abracadabra']);
    const stranger = await running.api.person();
    expect((await stranger.get(`/api/dashboard/questions/sentence?text=${text}`)).status).toBe(401);
  });

  it('leaves as a file with a receipt, whose address gives the same table again', async () => {
    const query = `measures=runway_share&rows=tag&columns=city&seasons=${SS27}`;
    const file = await analyst.get(`/api/dashboard/questions?${query}&format=csv`);
    expect(file.text).toContain('denim,Denim,milan,Milan,runway_share,percent,40');
    const [receipt = '', notes = ''] = [...(file.headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].map(
      ([, link]) => link,
    );
    const { again } = (await analyst.get(receipt)).body as unknown as { again: string };
    const cookie = [...analyst.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const about = await fetch(running.api.url + notes, { headers: { cookie } });
    expect(await about.json()).toMatchObject({ 'dc:title': 'Runway share · Trend × City' });
    const repeated = (await analyst.get(again)).body as unknown as QuestionAnswerDto;
    expect(values(cell(repeated, 'denim', 'milan'))).toEqual([40, 16, 40]);
    expect((await analyst.get(`/api/dashboard/questions?${query}&format=xlsx&locale=fr`)).status).toBe(200);
  });

  it('can be of what the vocabulary lists', async () => {
    // Somebody whose minute has all its questions left.
    const operator = await running.api.person('operator');
    const { body } = await operator.get('/api/dashboard/questions/vocabulary');
    const { measures } = body as unknown as {
      measures: { name: string; axes: string[]; filters: string[] }[];
    };
    // Each measure by each dimension of its own is answered, some measures at once: nothing is listed that is not counted.
    const isAlone = (name: string) => name === 'lift' || name === 'member_share';
    const others = measures.filter(({ name }) => !isAlone(name));
    const questions = [...new Set(others.flatMap(({ axes }) => axes))].flatMap((axis) => {
      const names = others.filter(({ axes }) => axes.includes(axis)).map(({ name }) => name);
      const rounds = Math.ceil(names.length / AT_ONCE);
      return Array.from({ length: rounds }, (_, round) => {
        const some = names.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
        return { axis, names: some, columns: '' };
      });
    });
    for (const { name, axes } of measures.filter(({ name }) => isAlone(name)))
      for (const axis of axes) {
        const isByTag = name === 'lift' || axis === 'occupation' || axis === 'season';
        if (name === 'lift' && ['brand', 'city', 'type', 'season'].includes(axis)) continue;
        questions.push({ axis, names: [name], columns: isByTag ? '&columns=tag' : '' });
      }
    expect(questions.length).toBeGreaterThan(20);
    // All are asked in `questions.long-spec.ts`; here the first of each measure, and every fourth.
    const seen = new Set<string>();
    const asked = questions.filter(({ names }, at) => {
      const isFirst = names.some((name) => !seen.has(name));
      for (const name of names) seen.add(name);
      return isFirst || at % 4 === 0 || process.env.EVERY_QUESTION === '1';
    });
    for (const { axis, names, columns } of asked) {
      const { status, body: answer } = await operator.get(
        `/api/dashboard/questions?measures=${names}&rows=${axis}${columns}&seasons=${SS27}`,
      );
      const why = status === 200 ? '' : JSON.stringify(answer);
      expect([names, axis, status, why]).toEqual([names, axis, 200, '']);
    }
  });
});

/** Measures of a question. */
const AT_ONCE = 4;
const fields = (query: string) => Object.fromEntries(new URLSearchParams(query));

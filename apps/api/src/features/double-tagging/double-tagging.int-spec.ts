import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ContentEntry, LookFacts } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { join } from '../accounts/testing-accounts.js';
import type { RetagProgressDto } from '../catalogue/dto/retag-progress.dto.js';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';
import type { AgreementDto } from './queries/agreement.js';
import type { DisagreementsDto } from './queries/disagreements.js';
import type { DoubleTaggingDetailsDto } from './queries/double-tagging-details.js';
import type { DoubleTaggingHistoryDto } from './queries/double-tagging-history.js';
import type { DoubleTaggingQueueDto } from './queries/double-tagging-queue.js';

const named = (slug: string) => ({ slug, name: slug });
const look = (show: string, position: number, tags: string[]): LookFacts => ({
  slug: `${show}-${position}`,
  position,
  tags: tags.map(named),
  models: [],
  colours: ['#561a2a'],
  image_filename: `${show}-${position}.jpg`,
  width: 2,
  height: 3,
  thumbhash: null,
  description: '',
});
const show = (slug: string, designer: string, looks: LookFacts[]): CollectionToLoad => ({
  status: 'published',
  looks,
  facts: {
    collection: slug,
    title: slug,
    venue: '',
    description: '',
    live: false,
    stream_url: null,
    designer: named(designer),
    season: named('fall-winter-2026'),
    type: named('man'),
    city: named('paris'),
    show_date: '2026-03-05T14:00:00.000Z',
  },
});
const brandEntry = (slug: string, owner: string | null): ContentEntry => ({
  kind: 'designer',
  slug,
  doc: { name: slug, city: 'paris', founded: 1990, bio: '', website: null, owner },
});
const SHOWS = ['twice', 'blind', 'small', 'theirs', 'late', 'merged', 'left', 'ended'];

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
let bob: Person;
let eve: Person;
let operator: Person;
let brand: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, {
    content: [brandEntry('mine', 'brand-demo'), brandEntry('other', null)],
    collections: [
      ...SHOWS.map((slug) =>
        show(
          slug,
          slug === 'theirs' ? 'mine' : 'other',
          [1, 2, 3, 4].map((position) => look(slug, position, position === 4 ? ['denim'] : [])),
        ),
      ),
      show('words', 'other', [look('words', 1, ['velvet', 'lace', 'denim', 'leather'])]),
    ],
  });
  [operator, brand] = await Promise.all([api.person('operator'), api.person('brand')]);
  [ada, bob, eve] = (await Promise.all(['ada', 'bob', 'eve'].map(newEditor))) as [Person, Person, Person];
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

async function newEditor(name: string): Promise<Person> {
  const person = await join(api, `${name}@editors.test`, { first_name: name, last_name: 'Test' });
  const { slug } = (await person.get('/auth/status')).body.user;
  const given = await operator.send('PUT', `/api/user/${slug}/roles`, { roles: ['editor'] });
  expect([given.status, given.text]).toEqual([expect.any(Number), expect.not.stringContaining('problem')]);
  return person;
}

const at = (slug: string, rest = '') => `/api/newsroom/double-tagging/shows/${slug}${rest}`;
const begin = (slug: string, body: object = { percent: 100 }) => eve.send('POST', at(slug), body);
const takePlace = (person: Person, slug: string) => person.send('PUT', at(slug, '/place'), {});
const tag = (person: Person, slug: string, position: number, add: string[], remove: string[] = []) =>
  person.send('POST', at(slug, '/tags'), { looks: [`${slug}-${position}`], add, remove });
const finish = (person: Person, slug: string, position: number, done = true, key?: string) =>
  person.send(
    'POST',
    at(slug, '/done'),
    { look: `${slug}-${position}`, done },
    key ? { 'idempotency-key': key } : {},
  );
const settle = (person: Person, slug: string, position: number, taken: string[]) =>
  person.send('POST', at(slug, '/settlements'), { look: `${slug}-${position}`, taken });
const details = async (person: Person, slug: string) =>
  (await person.get(at(slug))).body as unknown as DoubleTaggingDetailsDto;
const tagsOf = async (slug: string) =>
  ((await eve.get(`/user/collection/looks/${slug}`)).body.results as unknown as LookFacts[]).map(({ tags }) =>
    tags
      .map((one) => one.slug)
      .sort()
      .join(' '),
  );

it('settles at once what two agree on, and by a third what they do not; the looks have the tags', async () => {
  expect((await begin('twice')).status).toBe(204);
  expect([(await takePlace(ada, 'twice')).status, (await takePlace(bob, 'twice')).status]).toEqual([
    204, 204,
  ]);
  expect((await takePlace(eve, 'twice')).status).toBe(409);
  await tag(ada, 'twice', 1, ['velvet', 'lace']);
  await tag(ada, 'twice', 2, ['lace']);
  await tag(ada, 'twice', 3, ['velvet']);
  for (const position of [1, 2, 3, 4]) expect((await finish(ada, 'twice', position)).status).toBe(204);
  expect(await tagsOf('twice')).toEqual(['', '', '', 'denim']);
  await tag(bob, 'twice', 1, ['velvet', 'denim']);
  await tag(bob, 'twice', 2, ['lace']);
  for (const position of [1, 2, 3, 4]) await finish(bob, 'twice', position, true, `bob-${position}`);
  // Both gave lace to the second; neither left denim on the fourth; what one alone gave waits.
  expect(await tagsOf('twice')).toEqual(['velvet', 'lace', '', '']);
  expect((await details(eve, 'twice')).results.map(({ compared }) => compared)).toEqual([
    { agreed: [named('velvet')], first: [named('lace')], second: [named('denim')], settled: null },
    { agreed: [named('lace')], first: [], second: [], settled: null },
    { agreed: [], first: [named('velvet')], second: [], settled: null },
    { agreed: [], first: [], second: [], settled: null },
  ]);

  expect((await settle(bob, 'twice', 1, ['denim'])).status).toBe(403);
  expect((await settle(eve, 'twice', 1, ['denim'])).status).toBe(204);
  expect((await settle(operator, 'twice', 1, ['lace'])).status).toBe(409);
  expect((await settle(eve, 'twice', 3, [])).status).toBe(204);
  expect(await tagsOf('twice')).toEqual(['denim velvet', 'lace', '', '']);
  // Taken back, and settled otherwise.
  expect((await eve.send('DELETE', at('twice', '/settlements/twice-1'))).status).toBe(204);
  expect(await tagsOf('twice')).toEqual(['velvet', 'lace', '', '']);
  await settle(eve, 'twice', 1, ['lace', 'denim']);
  expect(await tagsOf('twice')).toEqual(['denim lace velvet', 'lace', '', '']);

  const history = (await eve.get(at('twice', '/history'))).body as unknown as DoubleTaggingHistoryDto;
  expect(history.changes.slice(0, 2).map(({ type, look: about, by }) => [type, about, by])).toEqual([
    ['LookSettled', 'twice-1', 'eve Test'],
    ['SettlementUndone', 'twice-1', 'eve Test'],
  ]);
  const ofShow = (await eve.get('/api/newsroom/shows/twice/history')).body as unknown as {
    changes: { type: string; by: string }[];
  };
  expect(ofShow.changes[0]).toMatchObject({ type: 'LooksRetagged', by: 'eve Test' });
  // A show that is through can be tagged twice again.
  expect((await begin('twice')).status).toBe(204);
});

it('says how far they agree: kappa by hand, by tag, as a table, by pair and period, with the looks', async () => {
  const asked = (person: Person, query = '') => person.get(`/api/newsroom/double-tagging/agreement${query}`);
  const found = (await asked(eve)).body as unknown as AgreementDto;
  expect(found.looks).toBe(4);
  // Lace: both 1, one alone 1, neither 2: (4 * 3 - (2 * 1 + 2 * 3)) / (16 - 8). Velvet the same. Denim: one alone 1, neither 3: chance.
  expect(
    found.tags.map(({ tag: slug, both, one, neither, kappa }) => [slug, both, one, neither, kappa]),
  ).toEqual([
    ['denim', 0, 1, 3, 0],
    ['lace', 1, 1, 2, 0.5],
    ['velvet', 1, 1, 2, 0.5],
  ]);
  // Of twelve decisions 9 the same: both 2, Ada alone 2, Bob alone 1, neither 7: (12 * 9 - (4 * 3 + 8 * 9)) / (144 - 84), either way round.
  expect(found.overall).toMatchObject({ both: 2, one: 3, neither: 7, kappa: 0.4, tags: 3 });
  expect(found.macro).toMatchObject({ kappa: 0.333333, tags: 3 });
  const csv = await asked(eve, '.csv');
  expect(csv.text.split('\r\n')[2]).toMatch(/^lace,Lace,\w+,1,1,2,0\.5,/);

  const [pair] = found.pairs;
  expect([pair?.names.sort(), pair?.looks]).toEqual([['ada Test', 'bob Test'], 4]);
  expect(((await asked(eve, `?pair=${pair?.pair}`)).body as unknown as AgreementDto).looks).toBe(4);
  const later = (await asked(eve, '?from=2099-01-01')).body as unknown as AgreementDto;
  expect([later.looks, later.tags[0]?.kappa, later.tags[0]?.undefined]).toEqual([0, null, 'no-looks']);
  expect((await asked(eve, '?from=yesterday')).status).toBe(422);

  const { results } = (await eve.get('/api/newsroom/double-tagging/disagreements?tag=denim'))
    .body as unknown as DisagreementsDto;
  expect(
    results.map(({ look: slug, opinions }) => [slug, opinions.map(({ name, gave }) => [name, gave])]),
  ).toEqual([
    [
      'twice-1',
      [
        ['ada Test', false],
        ['bob Test', true],
      ],
    ],
  ]);
});

it('draws a sample by a seed, and says who waits for whom', async () => {
  expect((await begin('small', { percent: 50, seed: 3 })).status).toBe(204);
  expect((await begin('small', { percent: 50, seed: 3 })).status).toBe(409);
  expect((await begin('small', { percent: 0 })).status).toBe(422);
  await takePlace(ada, 'small');
  const standing = async (person: Person) => {
    const { results } = (await person.get('/api/newsroom/double-tagging'))
      .body as unknown as DoubleTaggingQueueDto;
    const found = results.find(({ slug }) => slug === 'small');
    return [found?.looks, found?.places.map(({ name, done }) => `${name} ${done}`), found?.part];
  };
  expect(await standing(ada)).toEqual([2, ['ada Test 0', 'null 0'], 'tag']);
  expect(await standing(bob)).toEqual([2, ['ada Test 0', 'null 0'], 'take-place']);
  const drawn = (await details(ada, 'small')).results.map(({ slug }) => slug);
  expect(drawn).toHaveLength(2);
  const outside = [1, 2, 3, 4].find((position) => !drawn.includes(`small-${position}`)) ?? 0;
  expect((await tag(ada, 'small', outside, ['velvet'])).status).toBe(404);

  expect((await ada.send('DELETE', at('small', '/place'))).status).toBe(204);
  expect(await standing(ada)).toEqual([2, ['null 0', 'null 0'], 'take-place']);
  expect((await eve.send('DELETE', at('small'))).status).toBe(204);
  expect((await takePlace(ada, 'small')).status).toBe(409);
});

it('tells neither of the two, nor anybody else, what the other said before both are done with a look', async () => {
  await begin('blind');
  await takePlace(ada, 'blind');
  await takePlace(operator, 'blind');
  // One command over a look that will be compared and one that will not.
  await ada.send('POST', at('blind', '/tags'), {
    looks: ['blind-1', 'blind-2'],
    add: ['leather'],
    remove: [],
  });
  await finish(ada, 'blind', 1);
  const words = async (person: Person) => {
    const texts: string[] = [];
    for (const path of [
      '/api/newsroom/double-tagging',
      at('blind'),
      at('blind', '/history'),
      '/api/newsroom/double-tagging/agreement',
      '/api/newsroom/double-tagging/agreement.csv',
      '/api/newsroom/double-tagging/disagreements?tag=leather',
      '/api/newsroom/shows/blind/history',
      '/user/collection/looks/blind',
      '/api/newsroom/tagging/shows/blind/hints',
      '/api/events/streams/doubletagging-blind',
      '/api/events/streams/doubletagging-blind?version=4',
      '/api/events/streams/collection-blind',
      '/look/blind-1',
    ])
      texts.push(`${path} ${(await person.get(path)).text}`);
    return texts.filter((text) => text.replace('?tag=leather', '').includes('leather'));
  };
  // The operator is the second, and may read every stream.
  for (const person of [operator, bob, brand]) expect(await words(person)).toEqual([]);
  for (const topic of ['catalogue', 'members'])
    expect(
      (await api.messages(topic)).filter(({ value }) => /blind-1.*leather/.test(value.toString())),
    ).toEqual([]);
  // Nor can they find out by asking to be refused: what is done anew says nothing of the other's.
  expect((await tag(operator, 'blind', 1, ['leather'])).status).toBe(204);
  expect((await tag(operator, 'blind', 1, [], ['leather'])).status).toBe(204);
  expect((await settle(bob, 'blind', 1, ['leather'])).status).toBe(409);
  // What is offered for a look does not learn from it.
  const hints = (await bob.get('/api/newsroom/tagging/shows/blind/hints')).text;
  expect(JSON.parse(hints).learned).toEqual([]);

  await finish(operator, 'blind', 1);
  const after = await details(operator, 'blind');
  expect(after.results.map(({ compared }) => compared?.first ?? null)).toEqual([
    [named('leather')],
    null,
    null,
    null,
  ]);
  const stream = JSON.parse((await operator.get('/api/events/streams/doubletagging-blind')).text);
  expect(JSON.stringify(stream.state.looks['blind-2'])).not.toContain('leather');
  // Who has seen cannot go back, nor leave.
  expect((await finish(operator, 'blind', 1, false)).status).toBe(409);
  expect((await operator.send('DELETE', at('blind', '/place'))).status).toBe(409);
});

it('keeps the ordinary desk off looks that are tagged twice', async () => {
  const ordinary = (position: number) =>
    eve.send('POST', '/api/newsroom/tagging/shows/blind', {
      looks: [`blind-${position}`],
      add: ['velvet'],
      remove: [],
    });
  const refused = await ordinary(2);
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/double-tagging/conflict']);
});

it('keeps retaggings of many looks off them, and says how many', async () => {
  const looks = ['blind-1', 'blind-2', 'blind-3', 'small-1'];
  const wanted = { looks, add: [named('organza')], remove: [] };
  const before = [await tagsOf('blind'), await tagsOf('small')];
  const progress = async (id: string) =>
    (await eve.get(`/api/editor/retags/${id}`)).body as unknown as RetagProgressDto;
  const begun = (await eve.send('POST', '/api/editor/retags', wanted)).body as unknown as RetagProgressDto;
  await api.runJobs();
  const [blind, small] = [await tagsOf('blind'), await tagsOf('small')];
  const open = looks.filter((slug, at) => slug.startsWith('blind') && blind[at] === before[0]?.[at]);
  expect(open.length).toBeGreaterThan(0);
  expect(small[0]).toContain('organza');
  expect(await progress(begun.id)).toMatchObject({
    status: 'done',
    left_out: open.length,
    changed: looks.length - open.length,
  });
  // With no look left it is done, too.
  expect((await begin('late')).status).toBeLessThan(300);
  const late = { ...wanted, looks: ['late-1', 'late-2'] };
  const none = (await eve.send('POST', '/api/editor/retags', late)).body as unknown as RetagProgressDto;
  await api.runJobs();
  expect(await progress(none.id)).toMatchObject({ status: 'done', left_out: 2, changed: 0 });
  expect((await tagsOf('late')).join(' ')).not.toContain('organza');
  // An undo gives back what there was, and leaves nothing out.
  await eve.send('POST', `/api/editor/retags/${begun.id}/undo`, {});
  await api.runJobs();
  expect([await tagsOf('blind'), await tagsOf('small')]).toEqual(before);
});

it('lets the two settle where an operator says so', async () => {
  const admit = (person: Person) => person.send('PUT', at('blind', '/settlers'), { admitted: true });
  expect((await settle(ada, 'blind', 1, ['leather'])).status).toBe(403);
  expect((await admit(eve)).status).toBe(403);
  expect((await admit(operator)).status).toBe(204);
  expect((await settle(ada, 'blind', 1, ['leather'])).status).toBe(204);
  expect((await tagsOf('blind'))[0]).toBe('leather');
});

it('loses nothing when two write at once, and counts a repeat once', async () => {
  await begin('theirs');
  await Promise.all([takePlace(ada, 'theirs'), takePlace(bob, 'theirs')]);
  const all = [1, 2, 3, 4].flatMap((position) => [
    tag(ada, 'theirs', position, ['velvet']),
    tag(bob, 'theirs', position, ['velvet']),
  ]);
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 204));
  await Promise.all([finish(ada, 'theirs', 1, true, 'once'), finish(ada, 'theirs', 1, true, 'once')]);
  await finish(bob, 'theirs', 1);
  expect((await tagsOf('theirs'))[0]).toBe('velvet');
});

it('is for editors, and for brands of their own shows, where they see of nobody who said what', async () => {
  expect((await brand.get(at('blind'))).status).toBe(403);
  expect((await takePlace(brand, 'blind')).status).toBe(403);
  expect((await settle(brand, 'blind', 1, [])).status).toBe(403);
  expect((await brand.send('DELETE', at('blind'))).status).toBe(403);
  expect((await brand.get(at('theirs'))).status).toBe(200);
  const queue = (await brand.get('/api/newsroom/double-tagging')).body as unknown as DoubleTaggingQueueDto;
  expect(queue.results.map(({ slug }) => slug)).toEqual(['theirs']);
  for (const [search, slugs] of [
    ['THEIRS', ['theirs']],
    ['theirs nowhere', []],
  ] as const) {
    const { body } = await brand.get(`/api/newsroom/double-tagging?search=${encodeURIComponent(search)}`);
    expect((body as unknown as DoubleTaggingQueueDto).results.map(({ slug }) => slug)).toEqual(slugs);
  }
  const own = (await brand.get('/api/newsroom/double-tagging/agreement')).body as unknown as AgreementDto;
  expect([own.looks, own.tags.map((one) => one.tag), own.pairs]).toEqual([1, ['velvet'], []]);
  const { pairs } = (await eve.get('/api/newsroom/double-tagging/agreement')).body as unknown as AgreementDto;
  expect((await brand.get(`/api/newsroom/double-tagging/agreement?pair=${pairs[0]?.pair}`)).status).toBe(403);
  const reader = await api.person('subscriber');
  const visitor = await api.person();
  for (const path of ['', '/agreement', '/agreement.csv', '/disagreements?tag=velvet', '/shows/twice'])
    expect([
      path,
      (await reader.get(`/api/newsroom/double-tagging${path}`)).status,
      (await visitor.get(`/api/newsroom/double-tagging${path}`)).status,
    ]).toEqual([path, 403, 401]);
  expect((await takePlace(reader, 'twice')).status).toBe(403);
  expect((await begin('no-such-show')).status).toBe(404);
});

it('follows a concept that is merged meanwhile, loses nothing of what was said, and parts it again', async () => {
  const concept = '/api/editor/vocabulary/concepts/fabric/leather';
  for (const slug of ['merged', 'left']) {
    await begin(slug);
    for (const person of [ada, bob]) await takePlace(person, slug);
  }
  await tag(ada, 'merged', 1, ['leather']);
  await tag(bob, 'merged', 1, ['velvet']);
  await tag(ada, 'merged', 2, ['leather', 'lace']);
  await tag(bob, 'merged', 2, ['leather']);
  await tag(ada, 'merged', 3, ['leather', 'velvet']);
  for (const person of [ada, bob]) for (const position of [1, 2]) await finish(person, 'merged', position);
  expect(await tagsOf('merged')).toEqual(['', 'leather', '', 'denim']);

  const { version } = (await eve.get(concept)).body as unknown as { version: number };
  const merge = () =>
    eve.send(
      'POST',
      `${concept}/merge`,
      { version, into: 'fabric/velvet' },
      { 'idempotency-key': 'merge-1' },
    );
  expect([(await merge()).status, (await merge()).status]).toEqual([200, 200]);
  await api.runJobs();
  // Two names of one concept are no disagreement any more; what waits for a third has the tag of now.
  expect(await tagsOf('merged')).toEqual(['velvet', 'velvet', '', 'denim']);
  const seen = await details(ada, 'merged');
  expect(seen).toMatchObject({ disputed: 1, settled: 1 });
  expect(seen.results.map(({ own }) => own?.tags)).toEqual([['velvet'], ['velvet', 'lace'], ['velvet'], []]);

  // A browser that was open all the time still says the old tag.
  expect((await tag(bob, 'merged', 3, ['leather'])).status).toBe(204);
  expect((await tag(bob, 'merged', 4, ['leather'])).status).toBe(204);
  expect((await tag(bob, 'merged', 4, [], ['velvet'])).status).toBe(204);
  expect((await details(bob, 'merged')).results[3]?.own?.tags).toEqual([]);
  for (const person of [ada, bob]) await finish(person, 'merged', 3);
  expect((await settle(eve, 'merged', 2, ['lace'])).status).toBe(204);
  expect(await tagsOf('merged')).toEqual(['velvet', 'lace velvet', 'velvet', 'denim']);

  const undo = await eve.send('POST', `${concept}/merge/undo`, { version: version + 1 });
  expect(undo.status).toBe(200);
  await api.runJobs();
  expect((await tagsOf('merged')).slice(0, 2)).toEqual(['', 'lace leather']);
  expect((await details(ada, 'merged')).results[0]?.compared).toMatchObject({
    first: [named('leather')],
    second: [named('velvet')],
    settled: null,
  });
});

it('leaves no tag of a merged concept on looks that were held when the double tagging ends', async () => {
  const concept = '/api/editor/vocabulary/concepts/fabric/denim';
  await begin('ended');
  for (const person of [ada, bob]) await takePlace(person, 'ended');
  // One look that both are done with and disagree about, one that nobody has come to.
  await tag(ada, 'ended', 1, ['denim', 'lace']);
  await tag(bob, 'ended', 1, ['denim']);
  for (const person of [ada, bob]) await finish(person, 'ended', 1);
  expect(await tagsOf('ended')).toEqual(['denim', '', '', 'denim']);

  const { version } = (await eve.get(concept)).body as unknown as { version: number };
  const merged = await eve.send('POST', `${concept}/merge`, { version, into: 'fabric/lace' });
  expect(merged.status).toBe(200);
  await api.runJobs();
  // Nobody has said anything of the fourth: it is held as it was.
  expect((await tagsOf('ended'))[3]).toBe('denim');
  expect((await eve.send('DELETE', at('ended'))).status).toBe(204);
  expect(await tagsOf('ended')).toEqual(['lace', '', '', 'lace']);
});

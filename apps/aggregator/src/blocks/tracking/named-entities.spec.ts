import { expect, it } from '@jest/globals';
import { SHIPPED_VOCABULARY } from '@toile/vocabulary';
import { type BeaconFacts, namedEntities as entitiesOf } from './named-entities.js';

const namedEntities = (facts: BeaconFacts) => entitiesOf(facts, SHIPPED_VOCABULARY);

const told = (over: Partial<BeaconFacts>): BeaconFacts => ({
  kind: 'page',
  target: 'home.en',
  uri: '/en',
  route_params: {},
  query: {},
  occurred_at: '2026-11-20T12:00:00.000Z',
  ...over,
});

it.each<[string, Partial<BeaconFacts>, string[]]>([
  [
    'tags, one or many',
    { target: 'look_search.fr', query: { tags: 'lace, denim,lace' } },
    ['tag:lace', 'tag:denim'],
  ],
  [
    'a list of tags',
    { target: 'street_search', query: { tags: ['lace', 'denim'] } },
    ['tag:lace', 'tag:denim'],
  ],
  [
    'every filter',
    {
      target: 'look_search.en',
      query: {
        designer: 'atelier-verne',
        season: 'spring-summer-2027',
        city: 'paris',
        model: 'ana-b',
        type: 'woman',
        page: '2',
      },
    },
    ['designer:atelier-verne', 'season:spring-summer-2027', 'city:paris', 'model:ana-b'],
  ],
  ['free text', { target: 'model_search.it', query: { search: "  L'Été\n Noir " } }, ["text:l'été noir"]],
  [
    'a search without a page',
    { kind: 'search', target: 'tags_search_count', query: { tags: 'lace' } },
    ['tag:lace'],
  ],
  ['nothing where nothing was searched', { target: 'look_search.en' }, []],
  ['nothing on other pages', { target: 'designer_show.en', query: { tags: 'lace' } }, []],
  [
    'nothing that is no slug',
    { target: 'look_search.en', query: { tags: 'a b,<x>', city: 5, season: null } },
    [],
  ],
])('a search names %s', (_name, over, expected) => {
  expect(namedEntities(told(over)).searchEntities).toEqual(expected);
});

it.each<[Partial<BeaconFacts>, string]>([
  [{ target: 'designer_show.zh', route_params: { slug: 'atelier-verne' } }, 'designer:atelier-verne'],
  [
    { target: 'collection_type_designer.en', route_params: { type: 'woman', designer: 'atelier-verne' } },
    'designer:atelier-verne',
  ],
  [{ target: 'look_show.en', route_params: { slug: 'look-1' } }, 'look:look-1'],
  [{ target: 'designer_show.en', route_params: { slug: '../x' } }, ''],
  [{ target: 'home.en' }, ''],
  [{ kind: 'media', target: 'look-1' }, 'look:look-1'],
  [{ kind: 'streetstyle', target: 'street-1' }, 'street-style:street-1'],
  [{ kind: 'report', target: '', uri: '/en/reports/denim-now.pdf?x=1' }, 'report:denim-now'],
  [{ kind: 'click', target: '' }, ''],
])('%j is about %j', (over, expected) => {
  expect(namedEntities(told(over)).entity).toBe(expected);
});

it('takes the language from the route, else from the address', () => {
  expect(namedEntities(told({ target: 'look_show.fr', uri: '/en/look/x' }))).toMatchObject({
    route: 'look_show',
    locale: 'fr',
  });
  expect(namedEntities(told({ target: 'look_show', uri: '/it/look/x' })).locale).toBe('it');
  expect(namedEntities(told({ kind: 'media', target: 'x', uri: 'https://toile.test/es?a' })).locale).toBe(
    'es',
  );
  expect(namedEntities(told({ kind: 'media', target: 'x', uri: '/english' })).locale).toBe('');
});

it.each<[text: string, locale: string, expected: string[]]>([
  [
    'red leather coats, Milan, SS27',
    'en',
    ['tag:leather', 'tag:coat', 'city:milan', 'season:spring-summer-2027'],
  ],
  ['robe en dentelle', 'fr', ['tag:dress', 'tag:lace']],
  ['velvt', 'en', ['tag:velvet', 'designer:velvt', 'model:velvt']],
  ['dresses without lace', 'en', ['tag:dress']],
  ['last two winters tweed', 'en', ['season:fall-winter-2026', 'season:fall-winter-2025', 'tag:tweed']],
  [
    'Atelier Sévarin',
    'it',
    ['atelier', 'atelier-sevarin', 'sevarin'].flatMap((one) => [`designer:${one}`, `model:${one}`]),
  ],
  ['男士 牛仔裤', 'zh', ['tag:jeans']],
])('understands %j in %s as what it names', (search, locale, expected) => {
  const { searchEntities } = namedEntities(told({ target: `look_search.${locale}`, query: { search } }));
  const [text, ...understood] = searchEntities;
  expect(text).toBe(`text:${search.toLowerCase()}`);
  expect(understood).toEqual(expected.map((one) => `understood:${one}`));
});

import { it } from '@jest/globals';
import type { CollectionFacts, LookFacts } from '@toile/contracts';
import { specify } from '@toile/event-store';
import { collectionDecider } from './collection.decider.js';
import { showOf } from './collection.state.js';

const named = (slug: string) => ({ slug, name: slug });
const facts: CollectionFacts = {
  collection: 'vale-fw26',
  designer: named('vale'),
  season: named('fall-winter-2026'),
  type: named('woman'),
  city: named('paris'),
  show_date: '2026-03-01T10:00:00.000Z',
  title: 'Vale',
  venue: '',
  live: false,
  stream_url: null,
  description: '',
};
const look = (position: number, ...tags: string[]): LookFacts => ({
  slug: `look-${position}`,
  position,
  tags: tags.map(named),
  models: [],
  image_filename: `${position}.jpg`,
  width: 2,
  height: 3,
  thumbhash: null,
  colours: [],
  description: '',
});
const looks = [look(1, 'denim'), look(2, 'denim', 'velvet')];
const show = showOf(facts);
const drafted = { type: 'CollectionDrafted', data: facts } as const;
const catalogued = { type: 'LooksCatalogued', data: { show, published: false, looks } } as const;
const published = { type: 'CollectionPublished', data: { facts, looks } } as const;
const collection = specify(collectionDecider);
const catalogue = { type: 'Catalogue', facts, looks, publish: true, at: '2026-03-01T12:00:00.000Z' } as const;
const at = { collection: facts.collection };

it('catalogues a collection with its looks and publishes it, once', () => {
  collection.given().when(catalogue).thenEvents(drafted, catalogued, published);
  collection
    .given(drafted, catalogued, published)
    .when(JSON.parse(JSON.stringify(catalogue)))
    .thenNothing();
});

it('tells what has changed only', () => {
  const changed = { ...look(2, 'silk') };
  collection
    .given(drafted, catalogued, published)
    .when({ ...catalogue, looks: [look(1, 'denim'), changed] })
    .thenEvents({ type: 'LooksCatalogued', data: { show, published: true, looks: [changed] } });
});

it('publishes no collection without looks and deletes none that is published', () => {
  collection
    .given(drafted)
    .when({ type: 'Publish', ...at, at: '2026-03-01T12:00:00.000Z' })
    .thenRefused('collection-looks/invalid');
  collection
    .given(drafted, catalogued, published)
    .when({ type: 'Delete', ...at })
    .thenRefused('collection/conflict');
  collection
    .given()
    .when({ type: 'Publish', ...at, at: '2026-03-01T12:00:00.000Z' })
    .thenRefused('collection/unknown');
});

const before = { 'look-2': [named('denim'), named('velvet')] };
const retagged = {
  type: 'LooksRetagged',
  data: { show, published: true, looks: [look(2, 'denim', 'silk')], retag: 'r1', before },
} as const;

it('retags the looks that are meant and can undo it', () => {
  const retag = { type: 'Retag', ...at, retag: 'r1', looks: ['look-2', 'elsewhere'] } as const;
  collection
    .given(drafted, catalogued, published)
    .when({ ...retag, add: [named('silk')], remove: ['velvet'] })
    .thenEvents(retagged);
  const history = [drafted, catalogued, published, retagged];
  collection
    .given(...history)
    .when({ type: 'UndoRetag', ...at, retag: 'r1' })
    .thenEvents({ type: 'LooksCatalogued', data: { show, published: true, looks: [looks[1] ?? look(0)] } });
  collection
    .given(...history)
    .when({ type: 'UndoRetag', ...at, retag: 'r2' })
    .thenRefused('retag/unknown');
});

it('orders by a permutation only', () => {
  const history = [drafted, catalogued];
  const moved = [
    { ...look(2, 'denim', 'velvet'), position: 1 },
    { ...look(1, 'denim'), position: 2 },
  ];
  collection
    .given(...history)
    .when({ type: 'Reorder', ...at, order: ['look-2', 'look-1'] })
    .thenEvents({ type: 'LooksReordered', data: { show, published: false, looks: moved } });
  collection
    .given(...history)
    .when({ type: 'Reorder', ...at, order: ['look-2', 'look-2'] })
    .thenRefused('looks-order/invalid');
});

it('lets translations of a description end with it', () => {
  const translations = { fr: { description: 'Un manteau.' } };
  const written = { ...look(1), description: 'A coat.', translations };
  const change = (changes: object) => ({
    type: 'ChangeLooks' as const,
    ...at,
    changes: [{ slug: 'look-1', ...changes }],
  });
  const catalogued = (of: LookFacts) => ({
    type: 'LooksCatalogued' as const,
    data: { show, published: false, looks: [of] },
  });
  collection
    .given(drafted, catalogued(written))
    .when(change({ description: 'A cape.' }))
    .thenEvents(catalogued({ ...look(1), description: 'A cape.' }));
  collection
    .given(drafted, catalogued(written))
    .when(change({ tags: [named('wool')] }))
    .thenEvents(catalogued({ ...written, tags: [named('wool')] }));
});

const until = '2026-03-05T10:00:00.000Z';
const embargoed = { type: 'CollectionEmbargoed', data: { ...at, until, publishes: true } } as const;
const EARLIER = '2026-03-05T09:59:59.999Z';

it('shows nothing before an embargo has ended, however it is asked', () => {
  const inWork = collection.given(drafted, catalogued, embargoed);
  inWork.when({ type: 'Publish', ...at, at: EARLIER }).thenRefused('collection-embargo/conflict');
  inWork.when({ ...catalogue, at: EARLIER }).thenRefused('collection-embargo/conflict');
  inWork.when({ type: 'Publish', ...at, at: until }).thenEvents(published);
  const set = { type: 'SetEmbargo', ...at, until, publishes: true } as const;
  collection
    .given(drafted, catalogued, published)
    .when({ ...set, version: 3 })
    .thenRefused('collection-embargo/conflict');
  collection
    .given(drafted, catalogued)
    .when({ ...set, version: 2 })
    .thenEvents(embargoed);
  inWork.when({ ...set, until: null, publishes: false, version: 2 }).thenRefused('collection/conflict');
});

it('refuses what others have changed since, and lets different parts go together', () => {
  const revised = { ...facts, venue: 'A pier' };
  const facts2 = { type: 'CollectionRevised', data: { facts: revised, published: false } } as const;
  const revise = { type: 'Revise', ...at, facts: { ...facts, venue: 'A garden' } } as const;
  collection
    .given(drafted, facts2)
    .when({ ...revise, version: 1 })
    .thenRefused('collection/conflict');
  collection
    .given(drafted, catalogued, embargoed)
    .when({ ...revise, version: 1 })
    .thenEvents({ type: 'CollectionRevised', data: { facts: revise.facts, published: false } });
  collection
    .given(drafted)
    .when({ ...revise, version: 0 })
    .thenRefused('collection/conflict');
  collection
    .given()
    .when({ ...revise, version: 3 })
    .thenRefused('collection/unknown');
  const words = (slug: string, version: number) =>
    ({ type: 'ChangeLooks', ...at, changes: [{ slug, description: 'A coat' }], version }) as const;
  const first = { ...look(1, 'denim'), description: 'A coat' };
  const told = { type: 'LooksCatalogued', data: { show, published: false, looks: [first] } } as const;
  collection.given(drafted, catalogued, told).when(words('look-1', 2)).thenNothing();
  collection
    .given(drafted, catalogued, told)
    .when({ ...words('look-1', 2), changes: [{ slug: 'look-1', description: 'A dress' }] })
    .thenRefused('collection/conflict');
  collection
    .given(drafted, catalogued, told)
    .when(words('look-2', 2))
    .thenEvents({
      type: 'LooksCatalogued',
      data: { show, published: false, looks: [{ ...look(2, 'denim', 'velvet'), description: 'A coat' }] },
    });
});

it('makes looks of pictures: a place of its own, a slug that no look had, no picture twice', () => {
  const { slug: _, position: __, ...picture } = look(9);
  const added = (position: number, number: number) => ({
    type: 'LooksCatalogued' as const,
    data: {
      show,
      published: false,
      looks: [{ ...picture, slug: `vale-fw26-look-${number}`, position }],
    },
  });
  const add = { type: 'AddLook', ...at, look: picture } as const;
  collection
    .given(drafted)
    .when({ ...add, position: 7 })
    .thenEvents(added(7, 1));
  collection
    .given(drafted, catalogued)
    .when({ ...add, position: 2 })
    .thenEvents(added(3, 3));
  collection
    .given(drafted, added(7, 1))
    .when({ ...add, position: null })
    .thenRefused('look-picture/conflict');
  const removed = {
    type: 'LooksRemoved',
    data: { ...at, published: false, looks: ['vale-fw26-look-1'] },
  } as const;
  collection
    .given(drafted, added(7, 1), removed)
    .when({ ...add, position: null })
    .thenEvents(added(1, 2));
});

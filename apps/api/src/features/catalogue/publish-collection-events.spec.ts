import { expect, it } from '@jest/globals';
import type { LookFacts } from '@toile/contracts';
import type { RecordedEvent } from '@toile/event-store';
import type { CollectionEvent } from './domain/collection.events.js';
import { publishCollectionEvent } from './publish-collection-events.js';

it('says of each garment of a look its tags and its colours', () => {
  const garment = { kind: 'parka', colours: ['camel', 'black'], fabric: 'denim', pattern: null, details: [] };
  const plain = {
    slug: 'one',
    position: 1,
    tags: [],
    models: [],
    colours: ['#17161a'],
  } as unknown as LookFacts;
  const named = { slug: 'verne', name: 'Verne' };
  const show = {
    collection: 'verne-1',
    designer: named,
    season: named,
    type: named,
    city: named,
    show_date: '2026-09-20T10:00:00.000Z',
  };
  const event = {
    type: 'LooksCatalogued',
    data: { show, published: true, looks: [{ ...plain, garments: [garment, garment] }, plain] },
    id: 'e8c2b8de-0f5b-4d53-9d57-6b8e14d8a001',
    metadata: { correlationId: 'c', causationId: null, actor: null, occurredAt: new Date(0) },
  } as unknown as RecordedEvent<CollectionEvent>;
  const told = publishCollectionEvent(event).map(
    ({ value }) => (JSON.parse(value.toString()) as { data: { garments: string[] } }).data.garments,
  );
  expect(told).toEqual([['parka denim/camel black', 'parka denim/camel black'], []]);
});

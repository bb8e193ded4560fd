import { expect, it } from '@jest/globals';
import type { RecordedEvent } from '@toile/event-store';
import { arrivalsIn } from './arrivals-in.js';
import type { CollectionEvent } from './domain/collection.events.js';

const looks = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const at = (minute: number) => new Date(Date.UTC(2026, 8, 25, 17, minute));
const event = (minute: number, type: string, data: object) =>
  ({ type, data, metadata: { occurredAt: at(minute) } }) as unknown as RecordedEvent<CollectionEvent>;

it('takes the time each look was shown first, not that of drafts, of changes or of looks that are gone', () => {
  const came = arrivalsIn([
    event(0, 'LooksCatalogued', { published: false, looks: looks('one') }),
    event(5, 'CollectionPublished', { looks: looks('one') }),
    event(6, 'LooksCatalogued', { published: true, looks: looks('two', 'gone') }),
    event(7, 'LooksRemoved', { published: true, looks: ['gone'] }),
    event(8, 'LooksCatalogued', { published: true, looks: looks('one', 'three') }),
    event(9, 'CollectionWithdrawn', { looks: ['one', 'two', 'three'] }),
    event(10, 'CollectionPublished', { looks: looks('one', 'two', 'three') }),
  ]);
  expect([...came]).toEqual([
    ['one', at(5)],
    ['two', at(6)],
    ['three', at(8)],
  ]);
});

import { ROLLUPS, type Warehouse } from '@toile/warehouse';
import type { Facts } from '../testing-facts.js';
import type { PlainEvent, PlainFacts } from './plain-figures.js';
import { catalogueMessages } from './testing-random-facts.js';

/** Everything there is from now on, nothing of it sealed. */
export async function insertFacts(
  warehouse: Warehouse,
  facts: Facts,
  { looks, events, boards }: PlainFacts,
): Promise<void> {
  await facts.clear();
  for (const { name, weeks } of ROLLUPS)
    for (const period of ['hour', 'days', ...(weeks ? ['weeks'] : [])])
      await warehouse.command(`TRUNCATE TABLE toile.${name}_${period}`);
  await facts.messages('catalogue', catalogueMessages(looks));
  const inOrder = [...events].sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  const of = (kind: PlainEvent['kind']) =>
    inOrder
      .filter((event) => event.kind === kind)
      .map((event) => ({ ...event, session: event.visitor, subject: event.isMember ? event.visitor : '' }));
  await facts.searches(of('search'));
  // Only searches name something.
  const unnamed = (kind: PlainEvent['kind']) => of(kind).map(({ names: _, ...event }) => event);
  await facts.pages(
    unnamed('page').map((event) => ({
      ...event,
      entity: event.about.includes(':') ? event.about : event.about && `designer:${event.about}`,
    })),
  );
  await facts.views(unnamed('view').map((event) => ({ ...event, look: event.about })));
  await facts.messages(
    'moodboards',
    boards.map(({ at, moodboard, look, isAdded }) => ({
      at,
      type: isAdded ? 'look-added-to-moodboard' : 'look-removed-from-moodboard',
      data: { moodboard, media_type: 'look', slug: look },
    })),
  );
}

import { randomUUID } from 'node:crypto';
import type { CollectionFacts, ContentEntry, LookFacts } from '@toile/contracts';
import {
  type EventMetadata,
  type EventStore,
  handleCommand,
  openEventStore,
  type PostgresEventStore,
  ProjectionRunner,
} from '@toile/event-store';
import type pg from 'pg';
import {
  catalogueFeature,
  catalogueReadModel,
  collectionDecider,
  collectionStream,
} from '../catalogue/index.js';
import { contentDecider, contentFeature, contentStream } from '../content/index.js';
import { picturesFeature } from '../pictures/index.js';

/** A collection with its looks, as it is to be catalogued. */
export interface CollectionToLoad {
  facts: CollectionFacts;
  looks: readonly LookFacts[];
  status: 'draft' | 'published';
  /** When that was; now where it is left out. */
  cataloguedAt?: Date;
  /** When each look came out, in order, for a show that was broadcast; all at once where it is left out. */
  cameOut?: readonly Date[];
}

/** Appends under way at once: they share transactions. */
const AT_ONCE = 50;

/** The event store for loaders outside the api: collections, content and previews only, which hold nothing personal. */
export function openCatalogueStore(pool: pg.Pool): PostgresEventStore {
  const categories = [catalogueFeature, contentFeature, picturesFeature].map(({ category }) => category);
  return openEventStore({ pool, categories, masterKey: Buffer.alloc(32) });
}

/** Catalogues collections with their looks; what is there already is left alone, so it is safe to repeat. */
export function loadCatalogue(
  store: EventStore,
  catalogue: Iterable<CollectionToLoad>,
  onProgress?: (collections: number) => void,
): Promise<void> {
  return eachOf(catalogue, onProgress, async ({ facts, looks, status, cataloguedAt, cameOut }) => {
    const catalogued = (time: Date | undefined, some: readonly LookFacts[]) =>
      handleCommand(store, collectionDecider, {
        stream: collectionStream(facts.collection),
        ...bySystem(time),
        command: {
          type: 'Catalogue',
          facts,
          looks: some,
          publish: status === 'published',
          at: new Date().toISOString(),
        },
      });
    for (const [index, time] of (cameOut ?? []).entries()) await catalogued(time, looks.slice(0, index + 1));
    await catalogued(cataloguedAt, looks);
  });
}

/** Publishes entries; those that are there word for word are left alone. */
export function loadContent(
  store: EventStore,
  entries: Iterable<ContentEntry>,
  onProgress?: (entries: number) => void,
): Promise<void> {
  return eachOf(entries, onProgress, async (entry) => {
    await handleCommand(store, contentDecider, {
      stream: contentStream(entry.kind, entry.slug),
      ...bySystem(),
      command: { type: 'Publish', entry },
    });
  });
}

/** Brings the read model up to what has been loaded, beside or instead of the api's own runner. */
export async function showCatalogue(store: PostgresEventStore): Promise<void> {
  const runner = new ProjectionRunner(store, { projections: [catalogueReadModel] });
  await runner.catchUp();
  await runner.stop();
}

/** Shows what has been loaded while more is loaded, so that both cores work; `finish` when nothing more comes. */
export function showWhileLoading(store: PostgresEventStore): { nudge(): void; finish(): Promise<void> } {
  let showing: Promise<void> | undefined;
  const show = () => {
    showing ??= showCatalogue(store).finally(() => {
      showing = undefined;
    });
    return showing;
  };
  return {
    nudge: () => {
      // What fails here fails again, and is told, at the end.
      show().catch(() => undefined);
    },
    finish: async () => {
      await showing?.catch(() => undefined);
      await show();
    },
  };
}

export function bySystem(occurredAt = new Date()): { commandId: string; metadata: EventMetadata } {
  const commandId = randomUUID();
  return {
    commandId,
    metadata: { correlationId: commandId, causationId: null, actor: null, occurredAt },
  };
}

async function eachOf<T>(
  items: Iterable<T>,
  onProgress: ((done: number) => void) | undefined,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let done = 0;
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      await work(next.value);
      done += 1;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

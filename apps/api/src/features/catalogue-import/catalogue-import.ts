import type { CollectionFacts, LookFacts } from '@toile/contracts';
import { type Decider, type EventStore, fold, handleCommand } from '@toile/event-store';
import type pg from 'pg';
import {
  CONTENT,
  type Collection,
  type CollectionCommand,
  type CollectionEvent,
  collectionDecider,
  collectionStream,
  type Lists,
  LOOKS,
  withGarmentTags,
  withKept,
} from '../catalogue/index.js';
import { type ImportedLook, type ImportLists, readRow, toImportedLook } from './import-row.js';
import { bySystem } from './load-catalogue.js';

/** A row of a file: where it stands and what it holds, not looked at yet. */
export interface RawRow {
  line: number;
  row: unknown;
}
export interface RefusedRow {
  line: number;
  reason: string;
}
export interface ImportOptions {
  dryRun: boolean;
  /** The name a picture goes by under `/cdn/{filter}/`. @throws Error when there is no such picture */
  pictureName: (image: string) => string;
}
export interface ImportOutcome {
  changed: number;
  unchanged: number;
  refused: RefusedRow[];
}

/** Streams written at once: their appends share transactions. */
const AT_ONCE = 32;
const NOTHING = {
  tags: [],
  models: [],
  thumbhash: null,
  colours: [],
  description: '',
  width: 1200,
  height: 1800,
};

interface Import {
  facts: CollectionFacts;
  looks: ImportedLook['look'][];
  publish: boolean;
}

/** What a file leaves out stays as it is, so that a file that was imported changes nothing the second time. */
const importDecider: Decider<Collection, Import, CollectionEvent> = {
  ...collectionDecider,
  decide: ({ facts, looks, publish }, state) => {
    const known = state.status === 'none' ? undefined : state;
    const full = looks.map(
      (look): LookFacts => withGarmentTags({ ...NOTHING, ...known?.looks.get(look.slug), ...look }),
    );
    const command: CollectionCommand = {
      type: 'Catalogue',
      facts: { ...known?.facts, ...facts },
      looks: full,
      publish,
    };
    return collectionDecider.decide(command, state);
  },
};

/** Brings looks of a file into the catalogue, some thousand rows at a time. Bad rows are refused one by one. */
export class CatalogueImport {
  /** What the first row of a collection said of its show; one entry a collection, whatever the size of the file. */
  readonly #shows = new Map<string, { facts: string; line: number }>();

  private constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly lists: ImportLists,
    private readonly options: ImportOptions,
  ) {}

  static async open(pool: pg.Pool, store: EventStore, options: ImportOptions): Promise<CatalogueImport> {
    const bySlug = async <K extends keyof Lists>(kind: K) => {
      const { rows } = await pool.query<{ slug: string; doc: Lists[K] }>(
        `SELECT slug, doc FROM ${CONTENT} WHERE kind = $1 ORDER BY name, slug`,
        [kind],
      );
      return new Map(withKept(kind, rows).map((one) => [one.slug, one]));
    };
    const [type, season, city] = await Promise.all([bySlug('type'), bySlug('season'), bySlug('city')]);
    return new CatalogueImport(pool, store, { type, season, city }, options);
  }

  async rows(rows: readonly RawRow[]): Promise<ImportOutcome> {
    const refused: RefusedRow[] = [];
    const accepted = rows.flatMap(({ line, row }) => {
      try {
        return [{ line, ...this.read(row, line) }];
      } catch (error) {
        refused.push({ line, reason: (error as Error).message });
        return [];
      }
    });
    const own = await this.refuseForeign(accepted, refused);
    const imports = groupByCollection(own);
    let changed = 0;
    const next = imports[Symbol.iterator]();
    const worker = async () => {
      for (let one = next.next(); !one.done; one = next.next()) {
        // Not `changed += await …`: that reads the sum before others have added to it.
        const written = await this.write(one.value);
        changed += written;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { changed, unchanged: own.length - changed, refused: refused.sort((a, b) => a.line - b.line) };
  }

  /** Which of these pictures have looks that show them without a preview. */
  async withoutPreview(pictures: readonly string[]): Promise<Set<string>> {
    const { rows } = await this.pool.query<{ name: string }>(
      `SELECT DISTINCT image_filename AS name FROM ${LOOKS} WHERE thumbhash IS NULL AND image_filename = ANY($1)`,
      [pictures],
    );
    return new Set(rows.map(({ name }) => name));
  }

  private read(row: unknown, line: number): ImportedLook {
    const read = readRow(row);
    const image = this.options.pictureName(read.image);
    const imported = toImportedLook({ ...read, image }, this.lists);
    const { collection } = imported.facts;
    const facts = JSON.stringify(imported.facts);
    const first = this.#shows.get(collection);
    if (first && first.facts !== facts)
      throw new Error(`collection "${collection}" was described otherwise in line ${first.line}`);
    if (!first) this.#shows.set(collection, { facts, line });
    return imported;
  }

  /** A look belongs to one collection for good; a row that gives it to another one is refused. */
  private async refuseForeign<T extends ImportedLook & { line: number }>(
    accepted: T[],
    refused: RefusedRow[],
  ): Promise<T[]> {
    const { rows } = await this.pool.query<{ slug: string; collection: string }>(
      `SELECT slug, collection FROM ${LOOKS} WHERE slug = ANY($1)`,
      [accepted.map(({ look }) => look.slug)],
    );
    const owner = new Map(rows.map((row) => [row.slug, row.collection]));
    return accepted.filter(({ line, look, facts }) => {
      const other = owner.get(look.slug) ?? facts.collection;
      owner.set(look.slug, other);
      if (other === facts.collection) return true;
      refused.push({ line, reason: `slug: "${look.slug}" is a look of collection "${other}"` });
      return false;
    });
  }

  private async write(command: Import): Promise<number> {
    const stream = collectionStream(command.facts.collection);
    if (this.options.dryRun) {
      const state = fold(importDecider, await this.store.load<CollectionEvent>(stream));
      return changedIn(importDecider.decide(command, state));
    }
    const answer = (_state: Collection, _version: number, events: readonly CollectionEvent[]) =>
      changedIn(events);
    return (await handleCommand(this.store, importDecider, { stream, ...bySystem(), command, answer }))
      .answer;
  }
}

const changedIn = (events: readonly CollectionEvent[]) =>
  events.reduce((sum, event) => sum + (event.type === 'LooksCatalogued' ? event.data.looks.length : 0), 0);

/** The last row of a look wins, as it would in two files. */
function groupByCollection(accepted: readonly ImportedLook[]): Import[] {
  const groups = new Map<string, Import & { bySlug: Map<string, ImportedLook['look']> }>();
  for (const { facts, look, publish } of accepted) {
    const group = groups.get(facts.collection) ?? { facts, publish, looks: [], bySlug: new Map() };
    group.bySlug.set(look.slug, look);
    group.publish ||= publish;
    groups.set(facts.collection, group);
  }
  return [...groups.values()].map(({ bySlug, facts, publish }) => ({
    facts,
    publish,
    looks: [...bySlug.values()],
  }));
}

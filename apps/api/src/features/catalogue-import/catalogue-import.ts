import {
  type City,
  type CollectionFacts,
  type ContentEntry,
  type LookFacts,
  type Reference,
  TAG_CATEGORIES,
} from '@toile/contracts';
import { type Decider, type EventStore, fold, handleCommand } from '@toile/event-store';
import { conceptOfTag } from '@toile/vocabulary';
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
import { cityOf, type ImportedLook, type ImportLists, readRow, toImportedLook } from './import-row.js';
import { bySystem, loadContent } from './load-catalogue.js';

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
      at: new Date().toISOString(),
    };
    return collectionDecider.decide(command, state);
  },
};

/** Brings looks of a file into the catalogue, some thousand rows at a time. Bad rows are refused one by one. */
export class CatalogueImport {
  /** What the first row of a collection said of its show; one entry a collection, whatever the size of the file. */
  readonly #shows = new Map<string, { facts: string; line: number }>();
  /** That rows brought, until they are written. */
  #newCities: City[] = [];
  /** Of all rows; one entry a tag. */
  readonly #tags = new Map<string, string>();

  private constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly lists: ImportLists & { city: Map<string, Reference> },
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
    await this.addCities();
    const own = await this.refuseForeign(accepted, refused);
    for (const { look } of own) {
      const { tags } = withGarmentTags({ ...NOTHING, ...look });
      for (const { slug, name } of tags) this.#tags.set(slug, name);
    }
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

  /** The lines of rows whose looks show their picture with all it tells: it was looked at before. */
  async withPicture(rows: readonly RawRow[]): Promise<Set<number>> {
    const looks = rows.flatMap(({ line, row }) => {
      try {
        const read = readRow(row);
        const { look } = toImportedLook({ ...read, image: this.options.pictureName(read.image) }, this.lists);
        return [{ line, slug: look.slug, image: look.image_filename }];
      } catch {
        // It is refused when it is its turn.
        return [];
      }
    });
    const { rows: shown } = await this.pool.query<{ slug: string; image: string }>(
      `SELECT slug, image_filename AS image FROM ${LOOKS} WHERE slug = ANY($1) AND thumbhash IS NOT NULL`,
      [looks.map(({ slug }) => slug)],
    );
    const imageOf = new Map(shown.map(({ slug, image }) => [slug, image]));
    return new Set(looks.filter(({ slug, image }) => imageOf.get(slug) === image).map(({ line }) => line));
  }

  /** Puts tags of the rows that nobody has sorted into the category the vocabulary knows them by, else into `other`. */
  async sortTags(): Promise<void> {
    const { rows } = await this.pool.query<{ slug: string }>(
      `SELECT slug FROM ${CONTENT} WHERE kind = 'tag' AND slug = ANY($1)`,
      [[...this.#tags.keys()]],
    );
    const sorted = new Set(rows.map(({ slug }) => slug));
    const entries = [...this.#tags].flatMap(([slug, name]): ContentEntry[] => {
      const kind = conceptOfTag(slug)?.kind;
      const category = TAG_CATEGORIES.find((one) => one.slug === kind)?.slug ?? 'other';
      return sorted.has(slug) ? [] : [{ kind: 'tag', slug, doc: { name, category } }];
    });
    await loadContent(this.store, entries);
  }

  private async addCities(): Promise<void> {
    const cities = this.#newCities;
    this.#newCities = [];
    if (this.options.dryRun) return;
    await loadContent(
      this.store,
      cities.map(({ slug, name, country, timezone }) => {
        return { kind: 'city', slug, doc: { name, country, timezone } };
      }),
    );
  }

  private read(row: unknown, line: number): ImportedLook {
    const read = readRow(row);
    const image = this.options.pictureName(read.image);
    const city = cityOf(read);
    const isNew = city !== undefined && !this.lists.city.has(city.slug);
    const lists = isNew ? { ...this.lists, city: new Map([[city.slug, city]]) } : this.lists;
    const imported = toImportedLook({ ...read, image }, lists);
    const { collection } = imported.facts;
    const facts = JSON.stringify(imported.facts);
    const first = this.#shows.get(collection);
    if (first && first.facts !== facts)
      throw new Error(`collection "${collection}" was described otherwise in line ${first.line}`);
    if (!first) this.#shows.set(collection, { facts, line });
    // Last: a row that is refused makes no city.
    if (isNew) {
      this.lists.city.set(city.slug, city);
      this.#newCities.push(city);
    }
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

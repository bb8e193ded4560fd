import {
  type CollectionToLoad,
  type LookToLoad,
  loadCatalogue,
  type PictureSource,
  seedDemoMembers,
} from '@toile/api';
import { PALETTE, type Reference } from '@toile/contracts';
import { type DemoCatalogue, type DemoLook, DRAWING_VERSION, drawLook, generateCatalogue } from '@toile/demo';
import type { Logger } from '@toile/platform';
import type pg from 'pg';
import { step } from './progress.js';

const SEED = 'toile-2026';
const SCALE = 'small';
/** Changes with the generator, so that an older data folder gets the new catalogue. */
const VERSION = `catalogue ${SEED} ${SCALE} ${DRAWING_VERSION}`;
const MEMBERS = 'members 1';

/** The demo's catalogue and its pictures, which are drawn when they are first asked for. */
export class Demo implements PictureSource {
  state: 'loading' | 'loaded' | 'off' | 'failed';
  private generated: DemoCatalogue | undefined;
  private lookByFilename: Map<string, DemoLook> | undefined;

  constructor(
    private readonly pool: pg.Pool,
    wanted: boolean,
    private readonly logger: Logger,
  ) {
    this.state = wanted ? 'loading' : 'off';
  }

  async original(filename: string): Promise<Buffer | null> {
    if (this.state === 'off') return null;
    this.lookByFilename ??= new Map(this.catalogue.looks.map((look) => [look.image_filename, look]));
    const look = this.lookByFilename.get(filename);
    return look ? Buffer.from(drawLook(look)) : null;
  }

  /** Loads the catalogue and the members. */
  async load(): Promise<void> {
    if (this.state === 'off') return;
    try {
      await this.once(VERSION, () =>
        step('demo catalogue', () => loadCatalogue(this.pool, toLoad(this.catalogue))),
      );
      await this.once(MEMBERS, () => seedDemoMembers(this.pool));
      this.state = 'loaded';
    } catch (error) {
      this.state = 'failed';
      this.logger.error({ err: error }, 'the demo could not be loaded');
    }
  }

  /** What was cut off is done again; what this data folder has is left alone. */
  private async once(what: string, load: () => Promise<unknown>): Promise<void> {
    const { rowCount } = await this.pool.query('SELECT 1 FROM demo_load WHERE what = $1', [what]);
    if (rowCount) return;
    await load();
    await this.pool.query('INSERT INTO demo_load (what) VALUES ($1)', [what]);
  }

  private get catalogue(): DemoCatalogue {
    this.generated ??= generateCatalogue({ seed: SEED, scale: SCALE });
    return this.generated;
  }
}

/** The generated catalogue with the names of everything a look refers to; only what is published. */
function* toLoad(catalogue: DemoCatalogue): Iterable<CollectionToLoad> {
  const named = {
    designer: references(catalogue.designers),
    season: references(catalogue.seasons),
    type: references(catalogue.types),
    city: references(catalogue.cities),
    tag: references(catalogue.tags),
    model: references(catalogue.models),
  };
  const hex = new Map(PALETTE.map((colour) => [colour.slug as string, colour.hex as string]));
  const toLook = (look: DemoLook): LookToLoad => ({
    ...look,
    tags: look.tags.map((slug) => of(named.tag, slug)),
    models: look.models.map((slug) => of(named.model, slug)),
    colours: look.colours.flatMap((slug) => hex.get(slug) ?? []),
  });
  const looks = new Map<string, DemoLook[]>();
  for (const look of catalogue.looks)
    looks.set(look.collection, [...(looks.get(look.collection) ?? []), look]);
  for (const collection of catalogue.collections.filter((one) => one.status === 'published')) {
    yield {
      slug: collection.slug,
      designer: of(named.designer, collection.designer),
      season: of(named.season, collection.season),
      type: of(named.type, collection.type),
      city: of(named.city, collection.city),
      show_date: collection.show_date,
      looks: (looks.get(collection.slug) ?? []).map(toLook),
    };
  }
}

function references(rows: readonly Reference[]): Map<string, Reference> {
  return new Map(rows.map(({ slug, name }) => [slug, { slug, name }]));
}

function of(references: Map<string, Reference>, slug: string): Reference {
  return references.get(slug) ?? { slug, name: slug };
}

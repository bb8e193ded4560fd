import {
  loadCatalogue,
  loadContent,
  type Originals,
  openCatalogueStore,
  type PictureSource,
  showCatalogue,
} from '@toile/api';
import { poolOf } from '@toile/database';
import type { EventLog } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import type pg from 'pg';
import type { DataSource, Repository } from 'typeorm';
import { generateCatalogue } from '../catalogue/generate-catalogue.js';
import { DRAWING_VERSION } from '../catalogue/picture.js';
import type { DemoCatalogue } from '../catalogue/types.js';
import { demoContent } from '../content/demo-content.js';
import { drawLook, drawStreetStyle } from '../croquis/draw-look.js';
import { demoReaders } from '../members/index.js';
import { boardsOfVisits } from '../traffic/boards-of-visits.js';
import { generateBoards } from '../traffic/generate-boards.js';
import type { TrafficRequest } from '../traffic/generate-traffic.js';
import { brandDraft, demoCollections } from './demo-collections.js';
import {
  closeAccounts,
  reopenAccounts,
  seedBoards,
  seedMembers,
  seedPlans,
  seedRatings,
  seedReaders,
  seedVisitBoards,
} from './demo-members.js';
import { sendDemoTraffic } from './demo-traffic.js';

const SEED = 'toile-2026';
/** Changes with the generator, so that an older data folder gets the new catalogue. */
const versionOf = (scale: DemoScale) => `catalogue 7 ${SEED} ${scale} ${DRAWING_VERSION}`;
/** Before anything of it: from then on an installation is one with the demo. */
const BEGUN = 'begun';
const MEMBERS = 'members 2';
const ACCOUNTS_CLOSED = 'accounts closed';
const SUBSCRIPTIONS = 'subscriptions 1';
const RATINGS = 'ratings 1';
const READERS = 'readers 1';
const BOARDS = 'boards 1';
const VISIT_BOARDS = 'boards of visits 1';
const TRAFFIC = 'traffic 1';
const TRAFFIC_BEGUN = 'traffic begun';
/** Of the demo's readers few keep boards. */
const EVENTS_A_BOARD = 200;
/** The newest collections have ratings. */
const RATED = 40;
/** Members who read much: of a small demo fewer. */
const EVENTS_A_READER = 300;
const MOST_READERS = 900;

export type DemoScale = 'small' | 'full';

/** A part of the demo that was loaded. */
export interface DemoLoad {
  what: string;
  loadedAt: Date;
}

export interface DemoOptions {
  dataSource: DataSource;
  /** What this installation has of the demo. */
  loads: Repository<DemoLoad>;
  log: EventLog;
  /** Tells whoever waits what is being done. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  wanted: boolean;
  /** Whether people may sign in as its members, whose password everybody can read. */
  accounts: boolean;
  scale: DemoScale;
  /** How many events the demo's visitors leave. */
  events: number;
  logger: Logger;
  /** What fails after it was said is the end of whoever asked for it, and no failure. */
  ending?: AbortSignal;
  /** The api's; members are sealed with keys derived from it. */
  secret: Buffer;
}

/** The demo's catalogue and its pictures, which are drawn when they are first asked for. */
export class Demo implements PictureSource {
  state: 'loading' | 'loaded' | 'off' | 'failed';
  private generated: DemoCatalogue | undefined;
  private drawings: Map<string, () => string> | undefined;
  private readonly loaded: Repository<DemoLoad>;
  private readonly pool: pg.Pool;

  constructor(private readonly options: DemoOptions) {
    this.loaded = options.loads;
    this.pool = poolOf(options.dataSource);
    this.state = options.wanted ? 'loading' : 'off';
  }

  async original(filename: string): Promise<Buffer | null> {
    if (this.state === 'off') return null;
    this.drawings ??= this.drawingsByFilename();
    const draw = this.drawings.get(filename);
    return draw ? Buffer.from(draw()) : null;
  }

  /** Closes the accounts that an earlier run of this data folder left open, or opens them again, even without the demo. */
  async settleAccounts(): Promise<void> {
    const { secret, accounts } = this.options;
    const closed = await this.has(ACCOUNTS_CLOSED);
    if (accounts && closed) {
      await reopenAccounts(this.pool, secret);
      await this.loaded.delete({ what: ACCOUNTS_CLOSED });
    } else if (!accounts && !closed && ((await this.has(MEMBERS)) || (await this.has(READERS)))) {
      await this.once(ACCOUNTS_CLOSED, () => closeAccounts(this.pool, secret));
    }
  }

  /** Loads the catalogue and the members. */
  async load(): Promise<void> {
    if (this.state === 'off') return;
    try {
      const version = versionOf(this.options.scale);
      await this.once(BEGUN, async () => undefined);
      if (this.options.accounts) await this.once(MEMBERS, () => seedMembers(this.pool, this.options.secret));
      await this.once(SUBSCRIPTIONS, () => seedPlans(this.pool));
      await this.once(version, () => this.options.step('demo catalogue', () => this.loadCatalogue()));
      await this.once(RATINGS, () => this.seedRatings());
      await this.once(READERS, () => seedReaders(this.pool, this.options.secret, this.readers));
      await this.once(BOARDS, () => this.seedBoards());
      await this.once(VISIT_BOARDS, () => this.seedVisitBoards());
      await this.once(TRAFFIC, () => this.sendTraffic());
      this.state = 'loaded';
    } catch (error) {
      this.state = 'failed';
      if (this.options.ending?.aborted) return;
      this.options.logger.error({ err: error }, 'the demo could not be loaded');
    }
  }

  /** Draws every picture that is not among the originals yet, for services that cannot ask this demo for it. */
  async writePictures(
    originals: Originals,
    onProgress: (done: number, total: number) => void,
  ): Promise<void> {
    this.drawings ??= this.drawingsByFilename();
    let done = 0;
    for (const [filename, draw] of this.drawings) {
      if (!(await originals.has(filename)))
        await originals.put(filename, Buffer.from(draw()), 'image/svg+xml');
      done += 1;
      onProgress(done, this.drawings.size);
    }
  }

  private async loadCatalogue(): Promise<void> {
    const store = openCatalogueStore(this.pool);
    await loadContent(store, demoContent(this.catalogue));
    await loadCatalogue(store, demoCollections(this.catalogue));
    await loadCatalogue(store, brandDraft(this.catalogue));
    await showCatalogue(store);
  }

  private async sendTraffic(): Promise<void> {
    const { log, events } = this.options;
    if (events === 0) return;
    const request = await this.traffic();
    await this.options.step(`demo visitors, ${events.toLocaleString('en')} events`, () =>
      sendDemoTraffic(log, request),
    );
  }

  private async seedVisitBoards(): Promise<void> {
    const { secret, events } = this.options;
    if (events === 0) return;
    const request = await this.traffic();
    await this.options.step('demo boards of visits', () =>
      seedVisitBoards(this.pool, secret, boardsOfVisits(request)),
    );
  }

  private async traffic(): Promise<TrafficRequest> {
    const members = demoReaders(this.readers).map(({ subject }) => subject);
    return {
      catalogue: this.catalogue,
      seed: SEED,
      now: await this.begun(),
      events: this.options.events,
      members,
    };
  }

  private async seedRatings(): Promise<void> {
    const newest = this.catalogue.collections
      .filter(({ status }) => status === 'published')
      .sort((a, b) => b.show_date.localeCompare(a.show_date) || a.slug.localeCompare(b.slug))
      .slice(0, RATED);
    const slugs = newest.map(({ slug }) => slug);
    await seedRatings(this.pool, this.options.secret, slugs);
  }

  private get readers(): number {
    return Math.min(MOST_READERS, Math.floor(this.options.events / EVENTS_A_READER));
  }

  private async seedBoards(): Promise<void> {
    const { secret, events } = this.options;
    const boards = Math.round(events / EVENTS_A_BOARD);
    if (boards === 0) return;
    const now = await this.begun();
    await this.options.step(`demo moodboards, ${boards.toLocaleString('en')}`, () =>
      seedBoards(this.pool, secret, generateBoards({ catalogue: this.catalogue, seed: SEED, now, boards })),
    );
  }

  /** When the demo's readers came; kept, so that a load that was cut off makes the same events again. */
  private async begun(): Promise<Date> {
    if (!(await this.has(TRAFFIC_BEGUN))) await this.loaded.insert({ what: TRAFFIC_BEGUN });
    return (await this.loaded.findOneByOrFail({ what: TRAFFIC_BEGUN })).loadedAt;
  }

  private drawingsByFilename(): Map<string, () => string> {
    const { looks, streetStyles } = this.catalogue;
    return new Map([
      ...looks.map((look) => [look.image_filename, () => drawLook(look)] as const),
      ...streetStyles.map((street) => [street.image_filename, () => drawStreetStyle(street)] as const),
    ]);
  }

  /** What was cut off is done again; what this data folder has is left alone. */
  private async once(what: string, load: () => Promise<unknown>): Promise<void> {
    if (await this.has(what)) return;
    await load();
    await this.loaded.insert({ what });
  }

  private has(what: string): Promise<boolean> {
    return this.loaded.existsBy({ what });
  }

  private get catalogue(): DemoCatalogue {
    this.generated ??= generateCatalogue({ seed: SEED, scale: this.options.scale });
    return this.generated;
  }
}

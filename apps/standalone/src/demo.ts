import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  loadCatalogue,
  loadContent,
  openCatalogueStore,
  type PictureSource,
  seedDemoMembers,
  showCatalogue,
} from '@toile/api';
import {
  type DemoCatalogue,
  DRAWING_VERSION,
  demoContent,
  demoReports,
  drawLook,
  drawReport,
  drawStreetStyle,
  generateCatalogue,
} from '@toile/demo';
import type { Logger } from '@toile/platform';
import type pg from 'pg';
import { brandDraft, demoCollections } from './demo-collections.js';
import { step } from './progress.js';

const SEED = 'toile-2026';
const SCALE = 'small';
/** Changes with the generator, so that an older data folder gets the new catalogue. */
const VERSION = `catalogue 2 ${SEED} ${SCALE} ${DRAWING_VERSION}`;
const MEMBERS = 'members 1';
const REPORTS = `reports ${VERSION}`;

/** The demo's catalogue and its pictures, which are drawn when they are first asked for. */
export class Demo implements PictureSource {
  state: 'loading' | 'loaded' | 'off' | 'failed';
  private generated: DemoCatalogue | undefined;
  private drawings: Map<string, () => string> | undefined;

  constructor(
    private readonly pool: pg.Pool,
    /** Reports become files in it. */
    private readonly mediaFolder: string,
    wanted: boolean,
    private readonly logger: Logger,
  ) {
    this.state = wanted ? 'loading' : 'off';
  }

  async original(filename: string): Promise<Buffer | null> {
    if (this.state === 'off') return null;
    this.drawings ??= this.drawingsByFilename();
    const draw = this.drawings.get(filename);
    return draw ? Buffer.from(draw()) : null;
  }

  /** Loads the catalogue and the members. */
  async load(): Promise<void> {
    if (this.state === 'off') return;
    try {
      await this.once(MEMBERS, () => seedDemoMembers(this.pool));
      await this.once(VERSION, () => step('demo catalogue', () => this.loadCatalogue()));
      await this.once(REPORTS, () => this.writeReports());
      this.state = 'loaded';
    } catch (error) {
      this.state = 'failed';
      this.logger.error({ err: error }, 'the demo could not be loaded');
    }
  }

  private async loadCatalogue(): Promise<void> {
    const store = openCatalogueStore(this.pool);
    await loadContent(store, demoContent(this.catalogue));
    await loadCatalogue(store, demoCollections(this.catalogue));
    await loadCatalogue(store, brandDraft(this.catalogue));
    await showCatalogue(store);
  }

  private async writeReports(): Promise<void> {
    for (const report of demoReports(this.catalogue)) {
      const path = join(this.mediaFolder, 'reports', report.doc.file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await drawReport(report));
    }
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

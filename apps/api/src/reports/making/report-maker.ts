import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { ContentOf } from '@toile/contracts';
import type { Logger } from '@toile/platform';
import { runWorker } from '../../pdf/run-worker.js';
import type { PictureStore } from '../../pictures/picture-store.js';
import { Turns } from '../../pictures/turns.js';
import { LOGGER, MEDIA_FOLDER, PICTURES } from '../../tokens.js';
import type { ReportOrder } from '../drawing/draw-report.js';
import type { Edition } from '../edition.js';
import { EditionWriter } from './edition-writer.js';

type Report = ContentOf<'report'>;

/** Raised when the same report would be drawn or worded differently: files of before are made anew. */
const LAYOUT = 2;
/** The built worker, also where the tests run this file from its source. */
const WORKER = new URL('../../../dist/reports/drawing/draw-report.worker.js', import.meta.url);

/** What stands beside a file that Toile has made. */
interface Kept {
  key: string;
  edition: Edition;
}

/**
 * Makes the files of reports that consist of figures: once, when they are first asked for, into the folder of reports.
 * What was printed stays as it was printed; a report that editors change is made anew.
 */
@Injectable()
export class ReportMaker {
  readonly #inWork = new Map<string, Promise<Edition>>();
  /** One at a time: pages are heavy, and nobody waits for a second one. */
  readonly #turns = new Turns(1, 50);

  constructor(
    @Inject(MEDIA_FOLDER) private readonly mediaFolder: string,
    @Inject(PICTURES) private readonly pictures: PictureStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly writer: EditionWriter,
  ) {}

  /**
   * What the report says, its file made; null for a file that was uploaded.
   * @throws DomainError report/unavailable while the warehouse is behind
   */
  async edition(report: Report): Promise<Edition | null> {
    // Reports of before this field existed have none.
    const recipe = report.figures ?? null;
    if (!recipe) return null;
    const kept = await this.kept(report);
    if (kept) return kept;
    const key = keyOf(report);
    const inWork = this.#inWork.get(key);
    if (inWork) return inWork;
    const making = this.#turns.run(() => this.make(report, recipe)).finally(() => this.#inWork.delete(key));
    making.catch((error: unknown) => this.logger.warn({ err: error, file: report.file }, 'no report yet'));
    this.#inWork.set(key, making);
    return making;
  }

  private async make(report: Report, recipe: NonNullable<Report['figures']>): Promise<Edition> {
    const edition = await this.writer.write(report, recipe);
    const order: ReportOrder = { edition, pictures: await this.picturesOf(edition) };
    const pdf = await runWorker<Uint8Array>(WORKER, order, (bytes) => Buffer.from(bytes));
    const path = this.pathOf(report);
    await mkdir(dirname(path), { recursive: true });
    // The words come last: with them there, the file is whole.
    await written(path, pdf);
    await written(`${path}.json`, JSON.stringify({ key: keyOf(report), edition } satisfies Kept));
    return edition;
  }

  private async kept(report: Report): Promise<Edition | null> {
    try {
      await access(this.pathOf(report));
      const kept = JSON.parse(await readFile(`${this.pathOf(report)}.json`, 'utf8')) as Kept;
      return kept.key === keyOf(report) ? kept.edition : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  private async picturesOf({ cover, chapters }: Edition): Promise<ReportOrder['pictures']> {
    const pictures = new Map<string, Uint8Array>();
    const add = async (filename: string, filter: 'look_1200' | 'list_800') => {
      const picture = await this.pictures.picture(filter, filename, 'jpeg');
      if (picture) pictures.set(filename, picture);
    };
    for (const { filename } of chapters.flatMap(({ looks }) => looks)) await add(filename, 'list_800');
    if (cover) await add(cover, 'look_1200');
    return pictures;
  }

  private pathOf = ({ file }: Report) => join(this.mediaFolder, 'reports', file);
}

const keyOf = (report: Report) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, report]))
    .digest('base64url');

/** Beside and renamed, so that a crash never leaves half a file behind. */
async function written(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

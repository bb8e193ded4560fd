import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { type ContentOf, LOCALES, type Locale } from '@toile/contracts';
import type { Logger } from '@toile/platform';
import { drawingSemaphore, runWorker } from '../../../kernel/pdf/run-worker.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { LOGGER, MEDIA_FOLDER, PICTURES } from '../../../kernel/tokens.js';
import { FindingsQuery } from '../counting/findings.query.js';
import type { ReportOrder } from '../drawing/draw-report.js';
import type { Edition } from '../edition.js';
import type { Findings } from '../findings.js';
import { editionIn } from '../wording/edition-in.js';

type Report = ContentOf<'report'>;

/** Raised when the same report would be counted, worded or drawn differently: files of before are made anew. */
const LAYOUT = 3;
/** The built worker, also where the tests run this file from its source. */
const WORKER = new URL('../../../../dist/features/reports/drawing/draw-report.worker.js', import.meta.url);

/** What stands beside the files that Toile has made of a report. */
interface Kept {
  key: string;
  findings: Findings;
}

/**
 * Makes the files of reports that consist of figures, when they are first asked for, into the folder of reports: counted
 * once, drawn once a language. What was printed stays as it was printed; a report that editors change is made anew.
 */
@Injectable()
export class ReportMaker {
  readonly #counting = new Map<string, Promise<Findings>>();
  readonly #drawing = new Map<string, Promise<void>>();
  /** One at a time: pages are heavy, and nobody waits for a second one. */
  readonly #semaphore = drawingSemaphore(50);

  constructor(
    @Inject(MEDIA_FOLDER) private readonly mediaFolder: string,
    @Inject(PICTURES) private readonly pictures: PictureStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly counted: FindingsQuery,
  ) {}

  /**
   * What was counted for the report; null for a file that was uploaded.
   * @throws DomainError report/unavailable while the warehouse is behind
   */
  async findings(report: Report): Promise<Findings | null> {
    // Reports of before this field existed have none.
    const recipe = report.figures ?? null;
    if (!recipe) return null;
    const key = keyOf(report);
    return (
      (await this.kept(report)) ??
      once(this.#counting, key, () => this.#semaphore.run(() => this.count(report, recipe)))
    );
  }

  /**
   * The file of the report in a language, made; its name inside the folder of reports.
   * @throws DomainError report/unavailable while the warehouse is behind
   */
  async file(report: Report, locale: Locale): Promise<string> {
    const findings = await this.findings(report);
    if (!findings) return report.file;
    const file = fileIn(report.file, locale);
    if (!(await isThere(this.pathOf(file))))
      await once(this.#drawing, `${keyOf(report)} ${locale}`, () =>
        this.#semaphore.run(() => this.draw(editionIn(report, findings, locale), file)),
      );
    return file;
  }

  private async count(report: Report, recipe: NonNullable<Report['figures']>): Promise<Findings> {
    const making = this.counted.of(report, recipe);
    making.catch((error: unknown) => this.logger.warn({ err: error, file: report.file }, 'no report yet'));
    const findings = await making;
    // Files of other figures go first: what is there once these are kept was drawn from them.
    for (const locale of LOCALES) await rm(this.pathOf(fileIn(report.file, locale)), { force: true });
    const path = this.pathOf(report.file);
    await mkdir(dirname(path), { recursive: true });
    await written(`${path}.json`, JSON.stringify({ key: keyOf(report), findings } satisfies Kept));
    return findings;
  }

  private async draw(edition: Edition, file: string): Promise<void> {
    const order: ReportOrder = { edition, pictures: await this.picturesOf(edition) };
    const pdf = await runWorker<Uint8Array>(WORKER, order, (bytes) => Buffer.from(bytes));
    await written(this.pathOf(file), pdf);
  }

  private async kept(report: Report): Promise<Findings | null> {
    try {
      const kept = JSON.parse(await readFile(`${this.pathOf(report.file)}.json`, 'utf8')) as Kept;
      return kept.key === keyOf(report) ? kept.findings : null;
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

  private pathOf = (file: string) => join(this.mediaFolder, 'reports', file);
}

const keyOf = (report: Report) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, report]))
    .digest('base64url');

/** `flash/paris.pdf` → `flash/paris.fr.pdf`; the English file has the name editors gave it. */
export const fileIn = (file: string, locale: Locale): string =>
  locale === 'en' ? file : file.replace(/\.pdf$/, `.${locale}.pdf`);

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Work that is under way is not begun a second time. */
function once<T>(inWork: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = inWork.get(key);
  if (known) return known;
  const begun = work().finally(() => inWork.delete(key));
  inWork.set(key, begun);
  return begun;
}

/** Beside and renamed, so that a crash never leaves half a file behind. */
async function written(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

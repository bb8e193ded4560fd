import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { drawingSemaphore, runWorker } from '../../../kernel/pdf/run-worker.js';
import type { FilterName } from '../../../kernel/pictures/filters.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { LOGGER, PICTURES } from '../../../kernel/tokens.js';
import { OwnPictures } from '../own-pictures/own-pictures.js';
import type { BoardDocument, DocumentCard, DrawProgress } from './board-document.js';
import { lookPagesOf } from './canvas-pages.js';

/** A file in work or ready: `done` of `total` steps, a step a picture and a page. */
export interface BoardPdf {
  done: number;
  readonly total: number;
  readonly pdf: Promise<Buffer>;
}

/** The built worker, also where the tests run this file from its source. */
const WORKER = new URL('../../../../dist/features/moodboards/pdf/draw-board.worker.js', import.meta.url);
const PICTURES_AT_ONCE = 4;
/** A large board takes seconds to draw; what is drawn already costs nothing. */
const DRAWINGS = { what: 'pdf', most: 40, windowMs: 15 * 60_000 };
const KEPT_BYTES = 96 * 1024 * 1024;

/**
 * PDFs of boards: one is drawn at a time, by a worker thread, and kept in memory under what it shows and the version of
 * the board. Nothing is kept on disk, where the erasure of its owner would have to find it.
 */
@Injectable()
export class BoardPdfs {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    // One that alone is too much is kept as well: who waited for it comes for it next.
    sizeCalculation: (file) => Math.min(file.length, KEPT_BYTES),
  });
  readonly #inWork = new Map<string, BoardPdf>();
  readonly #semaphore = drawingSemaphore(20);

  constructor(
    @Inject(PICTURES) private readonly pictures: PictureStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly limiter: RateLimiter,
    private readonly ownPictures: OwnPictures,
  ) {}

  /** What a board of a version is kept under; also the `ETag` of its file. */
  keyOf(slug: string, version: number, document: BoardDocument): string {
    return createHash('sha256')
      .update(JSON.stringify([slug, version, document]))
      .digest('base64url');
  }

  /**
   * The file under the key, begun now unless it is there or in work.
   * @param address of who asks: a network has few new ones drawn @throws DomainError pdf/throttled
   */
  async make(key: string, document: BoardDocument, address: string): Promise<BoardPdf> {
    const isNew = !this.#inWork.has(key) && !this.#kept.has(key);
    if (isNew) await this.limiter.takeByAddress(DRAWINGS, address);
    return this.#begin(key, document);
  }

  #begin(key: string, document: BoardDocument): BoardPdf {
    const total = document.looks.length + lookPagesOf(document);
    const kept = this.#kept.get(key);
    if (kept) return { done: total, total, pdf: Promise.resolve(kept) };
    const inWork = this.#inWork.get(key);
    if (inWork) return inWork;
    const making: { -readonly [K in keyof BoardPdf]?: BoardPdf[K] } & { done: number; total: number } = {
      done: 0,
      total,
    };
    const pdf = this.#semaphore
      .run(() =>
        this.draw(document, (done) => {
          making.done = done;
        }),
      )
      .then((file) => {
        this.#kept.set(key, file);
        return file;
      })
      .finally(() => this.#inWork.delete(key));
    // Who only asks for progress does not wait for the file; its failure is told to whoever does.
    pdf.catch((error: unknown) => this.logger.error({ err: error }, 'a board could not be drawn'));
    const job = Object.assign(making, { pdf });
    this.#inWork.set(key, job);
    return job;
  }

  /** Who may see the board has been asked by then. */
  private ownPicture({ picture }: DocumentCard): Promise<Buffer | null> {
    return picture ? this.ownPictures.file(picture, 'large') : Promise.resolve(null);
  }

  private async draw(document: BoardDocument, onStep: (done: number) => void): Promise<Buffer> {
    const filter = filterFor(document);
    let fetched = 0;
    const pictures = await pLimit(PICTURES_AT_ONCE).map(document.looks, async ({ image_filename, card }) => {
      const picture = card
        ? await this.ownPicture(card)
        : await this.pictures.picture(filter, image_filename, 'jpeg');
      onStep(++fetched);
      return picture;
    });
    return runWorker<DrawProgress>(WORKER, { document, pictures }, (news) => {
      if ('file' in news) return Buffer.from(news.file.buffer);
      onStep(fetched + news.pages);
      return undefined;
    });
  }
}

/** Enough for print at the size they are drawn, and not more: a board of 500 must fit into memory. */
function filterFor({ looksPerPage, looks }: BoardDocument): FilterName {
  if (looksPerPage <= 2 && looks.length <= 100) return 'look_1200';
  return looksPerPage <= 5 ? 'list_800' : 'list_400';
}

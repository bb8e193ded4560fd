import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { drawingSemaphore, runWorker } from '../../../kernel/pdf/run-worker.js';
import type { FilterName } from '../../../kernel/pictures/filters.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { PICTURES } from '../../../kernel/tokens.js';
import type { PageDocument } from './draw-page.js';

/** The built worker, also where the tests run this file from its source. */
const WORKER = new URL('../../../../dist/features/exports/page-pdf/draw-page.worker.js', import.meta.url);
const PICTURES_AT_ONCE = 4;
const PATIENCE_MS = 15_000;

/** Puts figures on paper: draws in a thread, one document after the other. */
@Injectable()
export class Paper {
  readonly #semaphore = drawingSemaphore(20);

  constructor(@Inject(PICTURES) private readonly pictures: PictureStore) {}

  print(order: PageDocument): Promise<Buffer> {
    const names = order.figures.flatMap(({ rows }) => rows.flatMap(({ picture }) => picture ?? []));
    return this.#semaphore.run(async () => {
      const pictures = await this.picturesOf(names);
      return runWorker<Uint8Array>(WORKER, { order, pictures }, (pdf) => Buffer.from(pdf));
    });
  }

  /** As JPEG, by filename. A picture that is not there any more, or takes too long to be made, leaves its place empty. */
  async picturesOf(
    names: readonly string[],
    filter: FilterName = 'list_400',
  ): Promise<Map<string, Uint8Array>> {
    const until = Date.now() + PATIENCE_MS;
    const found = await pLimit(PICTURES_AT_ONCE).map([...new Set(names)], async (name) => {
      if (Date.now() > until) return [];
      const picture = await this.pictures.picture(filter, name, 'jpeg');
      return picture ? ([[name, picture]] as [string, Uint8Array][]) : [];
    });
    return new Map(found.flat());
  }
}

import { Inject } from '@nestjs/common';
import { type EventStore, handleCommand } from '@toile/event-store';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { type FilterName, PAGE_FILTERS } from '../../../kernel/pictures/filters.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { PICTURES } from '../../../kernel/tokens.js';
import { pictureDecider, pictureStream } from '../domain/picture.decider.js';
import { runApart } from '../run-apart.js';
import { keyOf, MAKE_PICTURE, type PictureToMakeDto } from './make-picture.task.js';

export interface RenderRequest {
  original: Uint8Array;
  filters: readonly FilterName[];
  format: PictureToMakeDto['format'];
}
/** Renderings in the order of the request's filters. */
export type RenderAnswer = { made: Uint8Array[]; thumbhash: string } | { failed: string };

/** A heavy picture in four sizes as AVIF takes some 15 seconds of a busy core. */
const LONGEST_MS = 120_000;

/**
 * Makes what pages show of a picture, and its preview, before somebody waits for it. What is there already is not made
 * again, so whoever takes the job over after a crash makes the rest.
 */
@HandlesTask(MAKE_PICTURE)
export class MakePictureHandler implements TaskHandler<PictureToMakeDto> {
  constructor(
    @Inject(PICTURES) private readonly pictures: PictureStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Error when there is no such original, or it is no picture: an operator sees it then */
  async handle({ filename, format }: PictureToMakeDto, { id, signal }: JobContext): Promise<void> {
    const filters = await this.pictures.missing(PAGE_FILTERS, filename, format);
    if (filters.length > 0 || format === 'webp') {
      const { made, thumbhash } = await this.render(filename, filters, format, signal).catch(
        (error: unknown) => {
          throw new Error(`${filename}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        },
      );
      for (const [index, filter] of filters.entries())
        await this.pictures.keep(filter, filename, format, Buffer.from(made[index] ?? []));
      await this.preview(filename, thumbhash, `${id}:${format}`);
    }
    if (format === 'webp') {
      const next = { filename, format: 'avif' as const };
      await this.jobs.add(MAKE_PICTURE, next, { key: keyOf(next) });
    }
  }

  private async render(
    filename: string,
    filters: readonly FilterName[],
    format: PictureToMakeDto['format'],
    signal: AbortSignal,
  ) {
    const original = await this.pictures.original(filename);
    if (!original) throw new Error('there is no such original');
    const request: RenderRequest = { original, filters, format };
    const answer = await runApart<RenderAnswer>('making/render-picture.process', request, {
      longestMs: LONGEST_MS,
      signal,
      onSilent: () => new Error('took too long, or its process was ended'),
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  }

  private async preview(filename: string, thumbhash: string, commandId: string): Promise<void> {
    await handleCommand(this.store, pictureDecider, {
      stream: pictureStream(filename),
      commandId,
      command: { filename, thumbhash },
      metadata: { correlationId: commandId, causationId: null, actor: null, occurredAt: new Date() },
    });
  }
}

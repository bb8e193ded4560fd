import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { Semaphore } from '../../../kernel/semaphore.js';
import { LOGGER, PICTURES, TAG_MODEL } from '../../../kernel/tokens.js';
import { RecentlyAsked } from '../recently-asked.js';
import { runApart } from '../run-apart.js';
import type { SuggestAnswer } from './suggest-tags.process.js';
import type { ScoredTag, TagModelFiles } from './tag-model.js';

const LONGEST_MS = 60_000;
const refusal = { code: 'tag-model/throttled', message: 'The model is busy. Try again in a minute.' };

/** Tags an operator's model suggests for pictures of the site; none where there is no model. */
@Injectable()
export class ModelTags {
  readonly #known = new RecentlyAsked<ScoredTag[]>(2_000);
  readonly #semaphore = new Semaphore({ atOnce: 1, mostWaiting: 8, refusal });

  constructor(
    @Inject(TAG_MODEL) private readonly files: TagModelFiles | null,
    @Inject(PICTURES) private readonly pictures: PictureStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null where the model could not be asked, which the log says more of: who tags goes on without it. */
  async of(filenames: readonly string[]): Promise<Map<string, ScoredTag[]> | null> {
    const { files } = this;
    if (files === null) return new Map();
    try {
      return await this.#known.of(filenames, (missing) =>
        this.#semaphore.run(() => this.suggested(files, missing)),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'the tag model could not be asked');
      return null;
    }
  }

  get isThere(): boolean {
    return this.files !== null;
  }

  private async suggested(files: TagModelFiles, filenames: readonly string[]) {
    const pictures = await Promise.all(
      filenames.map(async (filename) => (await this.pictures.asItCame(filename)) ?? Buffer.of()),
    );
    const message = { files, pictures };
    const answer = await runApart<SuggestAnswer>('tag-model/suggest-tags.process', message, {
      longestMs: LONGEST_MS,
      onSilent: () => new Error('took too long, or its process was ended'),
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return new Map(filenames.map((filename, at) => [filename, answer.tags[at] ?? []]));
  }
}

import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import { LOGGER } from '../../../kernel/tokens.js';
import { KnownEntitiesQuery } from './known-entities.query.js';
import { ScopedLooks } from './scoped-looks.js';
import { ShowDaysQuery } from './show-days.query.js';

/**
 * Reads what nearly every figure asks of the catalogue first, before a reader waits for it. Starting does not: figures ask
 * again for what is not there.
 */
@Injectable()
export class ReadAhead implements OnApplicationBootstrap, OnApplicationShutdown {
  #reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly known: KnownEntitiesQuery,
    private readonly showDays: ShowDaysQuery,
    private readonly looks: ScopedLooks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const now = { asOf: new Date(), input: {} };
    this.#reading = Promise.all([this.known.run(now), this.showDays.run(now), this.looks.list(now)]).catch(
      (error: unknown) =>
        // Before the first start's migrations there is no catalogue; of a warehouse that is away health tells.
        this.logger.debug({ err: error }, 'the catalogue could not be read ahead'),
    );
  }

  /** The embedded engine must not be closed under a query. */
  async onApplicationShutdown(): Promise<void> {
    await this.#reading;
  }
}

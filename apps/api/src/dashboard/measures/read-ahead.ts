import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import { LOGGER } from '../../tokens.js';
import { KnownEntitiesQuery } from './known-entities.query.js';
import { ShowDaysQuery } from './show-days.query.js';

/** Reads what nearly every figure asks of the catalogue first, before the first reader waits for it. */
@Injectable()
export class ReadAhead implements OnApplicationBootstrap {
  constructor(
    private readonly known: KnownEntitiesQuery,
    private readonly showDays: ShowDaysQuery,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A warehouse that is away keeps nothing from starting: figures ask again. */
  async onApplicationBootstrap(): Promise<void> {
    const now = { asOf: new Date(), input: {} };
    await Promise.all([this.known.run(now), this.showDays.run(now)]).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the catalogue could not be read ahead'),
    );
  }
}

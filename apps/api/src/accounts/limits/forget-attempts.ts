import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import type pg from 'pg';
import { LOGGER, POOL } from '../../tokens.js';

const EVERY_MS = 15 * 60_000;
/** A little less than a day, so that none is a day old when it goes. */
const KEPT = "interval '23 hours 30 minutes'";
/** Requests are counted by the minute. */
const RATES_KEPT = "interval '1 hour'";

/** What was counted of attempts and requests is deleted within a day, whether or not anybody tries again. */
@Injectable()
export class ForgetAttempts implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #under: Promise<void> = Promise.resolve();

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const begin = () => {
      this.#under = this.forgetOld().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'old attempts could not be deleted'),
      );
    };
    begin();
    this.#timer = setInterval(begin, EVERY_MS);
    this.#timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#under;
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(`DELETE FROM account_attempt WHERE at < now() - ${KEPT}`);
    await this.pool.query(`DELETE FROM dashboard_rate WHERE minute < now() - ${RATES_KEPT}`);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import { LOGGER, MAILER } from '../../tokens.js';
import type { Mail, Mailer } from './mailer.js';

const PAUSES_MS = [0, 1_000, 5_000];

/**
 * Mails go out after the answer, so that an answer takes as long whether or not there is somebody to write to. A mail
 * that fails thrice is given up on: every link can be asked for again.
 */
@Injectable()
export class Post implements BeforeApplicationShutdown {
  readonly #under = new Set<Promise<void>>();
  readonly #ending = new AbortController();

  constructor(
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Writes and sends after the answer; `write` may answer null when there is nobody to write to. */
  later(write: () => Promise<Mail | null>): void {
    const work = this.#send(write).catch((error: unknown) =>
      this.logger.error({ err: error }, 'a mail could not be sent'),
    );
    this.#under.add(work);
    work.finally(() => this.#under.delete(work));
  }

  /** Waits until the mail has gone or was given up on, which is logged. */
  async now(mail: Mail): Promise<void> {
    await this.#send(async () => mail).catch((error: unknown) =>
      this.logger.error({ err: error }, 'a mail could not be sent'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#under);
    await this.mailer.close();
  }

  async #send(write: () => Promise<Mail | null>): Promise<void> {
    const mail = await write();
    if (!mail) return;
    for (const [attempt, pause] of PAUSES_MS.entries()) {
      await sleep(pause, undefined, { signal: this.#ending.signal }).catch(() => undefined);
      try {
        return await this.mailer.send(mail);
      } catch (error) {
        if (attempt === PAUSES_MS.length - 1) throw error;
      }
    }
  }
}

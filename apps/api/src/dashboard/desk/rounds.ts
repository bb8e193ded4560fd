import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError, type Logger } from '@toile/platform';
import type pg from 'pg';
import type { Member } from '../../accounts/members/member.js';
import { Members } from '../../accounts/members/members.js';
import { DESK_ROUNDS, LOGGER, POOL } from '../../tokens.js';
import { AlertRound } from './alerts/alert-round.js';
import { Desks } from './desks.js';
import { DigestRound } from './digest/digest-round.js';
import type { Desk } from './domain/desk.state.js';

/** Any number all processes of the api share: who holds it goes round. */
const LOCK = 7_016_051;

export interface DeskRounds {
  everyMs: number;
}
export const USUAL_ROUNDS: DeskRounds = { everyMs: 300_000 };

/**
 * Goes round the desks every few minutes: looks at alerts, sends letters that are due. One process at a time, the one
 * that holds the lock; who comes too early finds it taken and goes home.
 */
@Injectable()
export class Rounds implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #under: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(DESK_ROUNDS) private readonly rounds: DeskRounds,
    private readonly desks: Desks,
    private readonly members: Members,
    private readonly alerts: AlertRound,
    private readonly digests: DigestRound,
  ) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#under;
  }

  /** The next round begins a while after the last one has ended. */
  private plan(): void {
    this.#timer = setTimeout(() => {
      this.#under = this.go(new Date())
        .catch((error: unknown) => this.logger.warn({ err: error }, 'a round of the desks was cut off'))
        .finally(() => this.#isStopping || this.plan());
    }, this.rounds.everyMs);
    this.#timer.unref();
  }

  /** One round; nothing when another process is at it. */
  async go(now: Date): Promise<void> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
        LOCK,
      ]);
      if (!rows[0]?.held) return;
      try {
        for (const subject of await this.desks.working()) {
          if (this.#isStopping) return;
          const member = await this.members.find(subject);
          if (member) await this.lookAt(await this.desks.exactly(subject), member, now);
        }
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      client.release();
    }
  }

  /** One thing that fails keeps nothing else from being looked at. */
  private async lookAt(desk: Desk, member: Member, now: Date): Promise<void> {
    const work = [
      ...desk.alerts.map((alert) => () => this.alerts.lookAt(alert, member, now)),
      () => this.digests.lookAt(desk.digest, member, now),
    ];
    for (const one of work) {
      if (this.#isStopping) return;
      await one().catch((error: unknown) => {
        // Subscriptions end and brands go: nothing an operator could do about it.
        if (!(error instanceof DomainError))
          this.logger.warn({ err: error }, 'a desk could not be looked at');
      });
    }
  }
}

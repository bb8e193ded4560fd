import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, fold, handleCommand, type ProjectionRunner, readSchema } from '@toile/event-store';
import type pg from 'pg';
import type { Caller } from '../../event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../event-store/tokens.js';
import { POOL } from '../../tokens.js';
import { type DeskCommand, deskDecider } from './domain/desk.decider.js';
import type { DeskEvent } from './domain/desk.events.js';
import { type Desk, emptyDesk } from './domain/desk.state.js';
import { deskStream, ownDesk, ownerOf } from './own-desk.projection.js';

const TABLE = `${readSchema(ownDesk)}.document`;

/** Reads desks and sends commands to their streams, one a member. */
@Injectable()
export class Desks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** The desk as it is after everything its owner has done. */
  async of(subject: string): Promise<Desk> {
    await this.readModels.whenCurrent(ownDesk);
    const { rows } = await this.pool.query<{ doc: Desk }>(`SELECT doc FROM ${TABLE} WHERE owner = $1`, [
      subject,
    ]);
    return rows[0]?.doc ?? emptyDesk();
  }

  /** The desk after the command, the same for a repeat of it. @throws DomainError of the decider */
  async decide({ subject, commandId, metadata }: Caller, command: DeskCommand): Promise<Desk> {
    const stream = deskStream(subject);
    const { state } = await handleCommand(this.store, deskDecider, { stream, commandId, metadata, command });
    return state;
  }

  /** What nobody who is signed in asks for: a round, or a link in a mail. */
  async decideAlone(subject: string, command: DeskCommand, now: Date): Promise<Desk> {
    const commandId = randomUUID();
    const metadata = { correlationId: commandId, causationId: null, actor: null, occurredAt: now };
    return this.decide({ subject, commandId, metadata }, command);
  }

  /** Members with an alert or a letter. */
  async working(): Promise<string[]> {
    await this.readModels.whenCurrent(ownDesk);
    const { rows } = await this.pool.query<{ key: string }>(
      `SELECT key FROM ${TABLE} WHERE works ORDER BY key`,
    );
    return rows.map(({ key }) => ownerOf(key));
  }

  /** The desk from its stream: what is done because of it must not rest on a read model, which may lag behind. */
  async exactly(subject: string): Promise<Desk> {
    return fold<Desk, DeskEvent>(deskDecider, await this.store.load<DeskEvent>(deskStream(subject)));
  }
}

import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold, handleCommand, type PostgresEventStore, type ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { Repository } from 'typeorm';
import type { Caller } from '../../event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../event-store/tokens.js';
import { type DeskCommand, deskDecider } from './domain/desk.decider.js';
import type { DeskEvent } from './domain/desk.events.js';
import { type Desk, emptyDesk } from './domain/desk.state.js';
import { OwnDeskEntity } from './read-models/own-desk.entity.js';
import { deskStream, ownDesk, ownerOf } from './read-models/own-desk.projection.js';

/** Reads desks and sends commands to their streams, one a member. */
@Injectable()
export class Desks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(OwnDeskEntity) private readonly own: Repository<OwnDeskEntity>,
  ) {}

  /** The desk as it is after everything its owner has done. */
  async of(subject: string): Promise<Desk> {
    await this.readModels.whenCurrent(ownDesk);
    return (await this.own.findOneBy({ owner: subject }))?.doc ?? emptyDesk();
  }

  /**
   * The desk after the command, the same for a repeat of it.
   * @param also in the transaction of what was decided, if anything was
   * @throws DomainError of the decider
   */
  async decide(
    { subject, commandId, metadata }: Caller,
    command: DeskCommand,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<Desk> {
    const stream = deskStream(subject);
    const store = also ? this.store.with(also) : this.store;
    const { state } = await handleCommand(store, deskDecider, { stream, commandId, metadata, command });
    return state;
  }

  /** What nobody who is signed in asks for: a job, or a link in a mail. */
  async decideAlone(
    subject: string,
    command: DeskCommand,
    now: Date,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<Desk> {
    const commandId = randomUUID();
    const metadata = { correlationId: commandId, causationId: null, actor: null, occurredAt: now };
    return this.decide({ subject, commandId, metadata }, command, also);
  }

  /** Members with an alert or a letter. */
  async working(): Promise<string[]> {
    await this.readModels.whenCurrent(ownDesk);
    const desks = await this.own.find({
      select: { key: true },
      where: { works: true },
      order: { key: 'ASC' },
    });
    return desks.map(({ key }) => ownerOf(key));
  }

  /** The desk from its stream: what is done because of it must not rest on a read model, which may lag behind. */
  async exactly(subject: string): Promise<Desk> {
    return fold<Desk, DeskEvent>(deskDecider, await this.store.load<DeskEvent>(deskStream(subject)));
  }
}

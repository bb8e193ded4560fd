import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  fold,
  handleCommand,
  type PostgresEventStore,
  type ProjectionRunner,
  type RecordedEvent,
} from '@toile/event-store';
import type pg from 'pg';
import { Repository } from 'typeorm';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { type SavedItemsCommand, savedItemsDecider } from './domain/saved-items.decider.js';
import type { SavedItemsEvent } from './domain/saved-items.events.js';
import { nothingSaved, type SavedItems } from './domain/saved-items.state.js';
import { OwnSavedItemsEntity } from './read-models/own-saved-items.entity.js';
import { ownerOf, ownSavedItems, savedItemsStream } from './read-models/own-saved-items.projection.js';

/** Reads members' saved items and sends commands to their streams, one a member. */
@Injectable()
export class SavedItemsStore {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(OwnSavedItemsEntity) private readonly own: Repository<OwnSavedItemsEntity>,
  ) {}

  /** The saved items after everything their owner has done. */
  async of(subject: string): Promise<SavedItems> {
    await this.readModels.whenCurrent(ownSavedItems);
    return (await this.own.findOneBy({ owner: subject }))?.doc ?? nothingSaved();
  }

  /**
   * The saved items after the command, the same for a repeat of it.
   * @param also in the transaction of what was decided, if anything was
   * @throws DomainError of the decider
   */
  async decide(
    { subject, commandId, metadata }: Caller,
    command: SavedItemsCommand,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<SavedItems> {
    const stream = savedItemsStream(subject);
    const store = also ? this.store.with(also) : this.store;
    const { state } = await handleCommand(store, savedItemsDecider, { stream, commandId, metadata, command });
    return state;
  }

  /** For a command without a signed-in member: of a job, or of a link in a mail. */
  async decideAlone(
    subject: string,
    command: SavedItemsCommand,
    now: Date,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<SavedItems> {
    const commandId = randomUUID();
    const metadata = { correlationId: commandId, causationId: null, actor: null, occurredAt: now };
    return this.decide({ subject, commandId, metadata }, command, also);
  }

  /** Members with an alert, a digest or a document that is mailed. */
  async working(): Promise<string[]> {
    await this.readModels.whenCurrent(ownSavedItems);
    const rows = await this.own.find({
      select: { key: true },
      where: { works: true },
      order: { key: 'ASC' },
    });
    return rows.map(({ key }) => ownerOf(key));
  }

  /** The saved items from their stream: what is done because of it must not rest on a read model, which may lag behind. */
  async exactly(subject: string): Promise<SavedItems> {
    return fold<SavedItems, SavedItemsEvent>(savedItemsDecider, await this.events(subject));
  }

  /** What happened to them, the oldest first. */
  events(subject: string): Promise<RecordedEvent<SavedItemsEvent>[]> {
    return this.store.load<SavedItemsEvent>(savedItemsStream(subject));
  }
}

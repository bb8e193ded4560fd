import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold, handleCommand, type PostgresEventStore, type ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import { Repository } from 'typeorm';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { type FollowsCommand, followsDecider } from './domain/follows.decider.js';
import type { FollowsEvent } from './domain/follows.events.js';
import { type Follows, noFollows } from './domain/follows.state.js';
import { OwnFollowsEntity } from './read-models/own-follows.entity.js';
import { followsStream, ownerOf, ownFollows } from './read-models/own-follows.projection.js';

/** Reads what members follow and sends commands to their streams, one a member. */
@Injectable()
export class FollowsStore {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(OwnFollowsEntity) private readonly own: Repository<OwnFollowsEntity>,
  ) {}

  /** After everything the member has done. */
  async of(subject: string): Promise<Follows> {
    await this.readModels.whenCurrent(ownFollows);
    return (await this.own.findOneBy({ key: followsStream(subject) }))?.doc ?? noFollows();
  }

  /** @param also in the transaction of what was decided, if anything was @throws DomainError of the decider */
  async decide(
    { subject, commandId, metadata }: Caller,
    command: FollowsCommand,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<Follows> {
    const stream = followsStream(subject);
    const store = also ? this.store.with(also) : this.store;
    const { state } = await handleCommand(store, followsDecider, { stream, commandId, metadata, command });
    return state;
  }

  /** For a command without a signed-in member: of a job, or of a link in a mail. */
  async decideAlone(
    subject: string,
    command: FollowsCommand,
    now: Date,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<Follows> {
    const commandId = randomUUID();
    const metadata = { correlationId: commandId, causationId: null, actor: null, occurredAt: now };
    return this.decide({ subject, commandId, metadata }, command, also);
  }

  /** Members who want mails. */
  async mailed(): Promise<string[]> {
    await this.readModels.whenCurrent(ownFollows);
    const rows = await this.own
      .createQueryBuilder('one')
      .select('one.key', 'key')
      .where("one.doc->>'mailsSince' IS NOT NULL")
      .orderBy('one.key')
      .getRawMany<{ key: string }>();
    return rows.map(({ key }) => ownerOf(key));
  }

  /** From the stream: what is done because of it must not rest on a read model, which may lag behind. */
  async exactly(subject: string): Promise<Follows> {
    return fold<Follows, FollowsEvent>(
      followsDecider,
      await this.store.load<FollowsEvent>(followsStream(subject)),
    );
  }
}

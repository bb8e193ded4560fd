import { Inject, Injectable } from '@nestjs/common';
import { type EventMetadata, handleCommand, type PostgresEventStore } from '@toile/event-store';
import type pg from 'pg';
import { EVENT_STORE } from '../../kernel/event-store/tokens.js';
import type { BoardPeopleCommand } from './domain/board-people.decider.js';
import { moodboardDecider } from './domain/moodboard.decider.js';
import { streamOf } from './moodboard-stream.js';

/** Sends commands about the people of boards to their streams. */
@Injectable()
export class BoardAccess {
  constructor(@Inject(EVENT_STORE) private readonly store: PostgresEventStore) {}

  /** @param also in the transaction of what was decided, if anything was. @throws DomainError of the decider */
  async decide(
    slug: string,
    { commandId, metadata }: { commandId: string; metadata: EventMetadata },
    command: BoardPeopleCommand,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const store = also ? this.store.with(also) : this.store;
    await handleCommand(store, moodboardDecider, { stream: streamOf(slug), commandId, metadata, command });
  }
}

import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventStore } from '@toile/event-store';
import type { Member } from '../../../kernel/auth/member.js';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { OwnBrands } from '../../catalogue/index.js';
import { EditorNames } from '../../content/index.js';
import { type DoubleTaggingEvent, doubleTaggingStream } from '../domain/double-tagging.events.js';

/** Something that happened while a show was tagged twice; of tags it tells nothing. */
export class DoubleTaggingChangeDto {
  /** @example 12 */
  version: number;
  /** @example "LookSettled" */
  type: DoubleTaggingEvent['type'];
  /** Null where it is about no look, or about several. */
  look: string | null;
  /** Null once they have left. */
  by: string | null;
  /** @example "2026-11-24T10:00:00.000Z" */
  at: string;
}

export class DoubleTaggingHistoryDto {
  /** The last comes first; 200 at most. */
  changes: DoubleTaggingChangeDto[];
}

/** Who has done what while a show was tagged twice. */
export class DoubleTaggingHistory extends Query<DoubleTaggingHistoryDto> {
  constructor(
    readonly member: Member,
    readonly show: string,
  ) {
    super();
  }
}

const MOST = 200;

@QueryHandler(DoubleTaggingHistory)
export class DoubleTaggingHistoryHandler implements IQueryHandler<DoubleTaggingHistory> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly own: OwnBrands,
    private readonly names: EditorNames,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, show }: DoubleTaggingHistory): Promise<DoubleTaggingHistoryDto> {
    await this.own.collection(member, show);
    const all = await this.store.load<DoubleTaggingEvent>(doubleTaggingStream(show));
    const events = all
      .filter(({ type }) => type !== 'OpinionChanged')
      .slice(-MOST)
      .reverse();
    const names = await this.names.of(events.map(({ metadata }) => metadata.actor));
    return {
      changes: events.map(({ version, type, data, metadata }) => ({
        version,
        type,
        look: 'look' in data ? data.look : null,
        by: names.get(metadata.actor ?? '') ?? null,
        at: metadata.occurredAt.toISOString(),
      })),
    };
  }
}

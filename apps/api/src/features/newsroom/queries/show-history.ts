import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { EventStore, RecordedEvent } from '@toile/event-store';
import { In, Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { MemberEntity } from '../../accounts/index.js';
import { type CollectionEvent, collectionStream, OwnBrands } from '../../catalogue/index.js';
import { type Change, foldChanges } from '../fold-changes.js';

/** One change of a show, or several of one kind that somebody made one after the other. */
export class ShowChangeDto {
  /**
   * After the last of them.
   * @example 12
   */
  version: number;
  /** @example "LooksRetagged" */
  type: CollectionEvent['type'];
  /** How many looks it is about; 0 for the show itself. */
  looks: number;
  /** Null for what happened by itself, or when they have left. */
  by: string | null;
  /**
   * When the last of them was made.
   * @example "2026-11-24T10:00:00.000Z"
   */
  at: string;
}

export class ShowHistoryDto {
  /** The last change comes first; 200 at most. */
  changes: ShowChangeDto[];
}

/** Who has done what to a show. */
export class ShowHistory extends Query<ShowHistoryDto> {
  constructor(
    readonly member: Member,
    readonly show: string,
  ) {
    super();
  }
}

const MOST = 200;

@QueryHandler(ShowHistory)
export class ShowHistoryHandler implements IQueryHandler<ShowHistory> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, show }: ShowHistory): Promise<ShowHistoryDto> {
    await this.own.collection(member, show);
    const events = await this.store.load<CollectionEvent>(collectionStream(show));
    const changes = foldChanges(events.map(changeOf)).slice(-MOST).reverse();
    const actors = new Set(changes.flatMap(({ actor }) => actor ?? []));
    const people = await this.members.findBy({ subject: In([...actors]) });
    const nameOf = new Map(
      people.map(({ subject, doc }) => [subject, `${doc.first_name} ${doc.last_name}`.trim()]),
    );
    return {
      changes: changes.map(({ version, type, looks, actor, at }) => ({
        version,
        type,
        looks: looks.length,
        by: nameOf.get(actor ?? '') ?? null,
        at: at.toISOString(),
      })),
    };
  }
}

const changeOf = ({ version, type, data, metadata }: RecordedEvent<CollectionEvent>): Change => ({
  version,
  type,
  looks: 'looks' in data ? data.looks.map((look) => (typeof look === 'string' ? look : look.slug)) : [],
  actor: metadata.actor ?? null,
  at: metadata.occurredAt,
});

import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type EventStore } from '@toile/event-store';
import { In, Repository } from 'typeorm';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { MemberEntity } from '../../accounts/index.js';
import type { CouponEvent } from '../domain/coupon.events.js';
import type { PlanEvent } from '../domain/plan.events.js';

/** Something that was changed of a plan or a coupon. */
export class TermsChangeDto {
  /** @example 3 */
  number: number;
  /** @example "PricesSet" */
  type: string;
  /** What is different. */
  data: Record<string, unknown>;
  /** Why; null for what nobody decided. */
  reason: string | null;
  /** Null for the system, and for who has left. */
  by: string | null;
  /** @example "2026-11-26T10:00:00.000Z" */
  at: string;
}

export class TermsHistoryDto {
  /** The last change comes first; 200 at most. */
  changes: TermsChangeDto[];
}

/** Who has changed what of a plan or a coupon, and why. */
export class TermsHistory extends Query<TermsHistoryDto> {
  constructor(readonly stream: string) {
    super();
  }
}

const MOST = 200;
/** What buyers do, of whom operators need no names. */
const OF_BUYERS: ReadonlySet<string> = new Set<CouponEvent['type']>(['CouponHeld', 'CouponUsed']);

@QueryHandler(TermsHistory)
export class TermsHistoryHandler implements IQueryHandler<TermsHistory> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
  ) {}

  async execute({ stream }: TermsHistory): Promise<TermsHistoryDto> {
    const all = await this.store.load<PlanEvent | CouponEvent>(stream);
    const events = all
      .filter(({ type }) => !OF_BUYERS.has(type))
      .slice(-MOST)
      .reverse();
    const names = await this.namesOf(events.flatMap(({ metadata }) => metadata.actor ?? []));
    return {
      changes: events.map(({ version, type, data, metadata }) => {
        const { reason = null, ...rest } = data as { reason?: string };
        return {
          number: version,
          type,
          data: rest,
          reason,
          by: names.get(metadata.actor ?? '') ?? null,
          at: metadata.occurredAt.toISOString(),
        };
      }),
    };
  }

  private async namesOf(subjects: readonly string[]): Promise<Map<string, string>> {
    const people = await this.members.findBy({ subject: In([...new Set(subjects)]) });
    return new Map(
      people.map(({ subject, doc }) => [subject, `${doc.first_name} ${doc.last_name}`.trim()] as const),
    );
  }
}

import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SharedKind } from '@toile/contracts';
import { ColleagueNames, namedIn } from '../colleague-names.js';
import type { ItemHistoryDto } from '../shared-item.dto.js';
import { Sharing } from '../sharing.js';

const MOST = 200;

/** Who changed what of an item. */
export class ItemHistory extends Query<ItemHistoryDto> {
  constructor(
    readonly kind: SharedKind,
    readonly id: string,
    readonly subject: string,
  ) {
    super();
  }
}

@QueryHandler(ItemHistory)
export class ItemHistoryHandler implements IQueryHandler<ItemHistory> {
  constructor(
    private readonly sharing: Sharing,
    private readonly names: ColleagueNames,
  ) {}

  /** @throws DomainError item/unknown */
  async execute({ kind, id, subject }: ItemHistory): Promise<ItemHistoryDto> {
    const seen = await this.sharing.seen(kind, id, subject);
    const [versions, people] = await Promise.all([this.sharing.versionsOf(seen), this.names.of(subject)]);
    const nameOf = namedIn(people);
    const newest = versions.slice(-MOST).reverse();
    return {
      results: newest.map(({ version, at, actor, change, text }) => ({
        version,
        at: at.toISOString(),
        by: nameOf(actor),
        change,
        text,
      })),
    };
  }
}

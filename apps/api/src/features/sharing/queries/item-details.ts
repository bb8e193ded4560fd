import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SharedKind } from '@toile/contracts';
import { ColleagueNames, colleagueDto, namedIn } from '../colleague-names.js';
import { unknownItem } from '../domain/shared-item.errors.js';
import type { SharedItemDto } from '../shared-item.dto.js';
import { Sharing } from '../sharing.js';

/** Who sees an item, and what was said about it. */
export class ItemDetails extends Query<SharedItemDto> {
  constructor(
    readonly kind: SharedKind,
    readonly id: string,
    readonly subject: string,
  ) {
    super();
  }
}

@QueryHandler(ItemDetails)
export class ItemDetailsHandler implements IQueryHandler<ItemDetails> {
  constructor(
    private readonly sharing: Sharing,
    private readonly names: ColleagueNames,
  ) {}

  /** @throws DomainError item/unknown */
  async execute({ kind, id, subject }: ItemDetails): Promise<SharedItemDto> {
    const { owner, name, role, shared } = await this.sharing.seen(kind, id, subject);
    const people = await this.names.of(subject);
    const nameOf = namedIn(people);
    const whose = nameOf(owner);
    if (!whose) throw unknownItem();
    return {
      kind,
      id,
      name,
      owner: whose,
      role,
      shared: shared?.role ?? null,
      colleagues: people.filter((one) => one.subject !== subject).map(colleagueDto),
      comments: (shared?.comments ?? []).map(({ id: comment, author, text, mentions, at }) => ({
        id: comment,
        author: nameOf(author),
        text,
        mentions: mentions.flatMap((one) => nameOf(one) ?? []),
        at,
        removable: role === 'own' || author === subject,
      })),
    };
  }
}

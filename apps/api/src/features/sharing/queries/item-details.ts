import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CommentedKind } from '@toile/contracts';
import { ColleagueNames, colleagueDto, namedIn } from '../colleague-names.js';
import { unknownItem } from '../domain/shared-item.errors.js';
import type { SharedItemDto } from '../shared-item.dto.js';
import { Sharing } from '../sharing.js';

/** Who sees an item, and what was said about it. */
export class ItemDetails extends Query<SharedItemDto> {
  constructor(
    readonly kind: CommentedKind,
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
    const seen = await this.sharing.seen(kind, id, subject);
    const { owner, name, role, mayComment, shared } = seen;
    const people = await this.names.around(seen);
    const nameOf = namedIn(people);
    const whose = nameOf(owner);
    if (!whose) throw unknownItem();
    return {
      kind,
      id,
      name,
      owner: whose,
      role,
      may_comment: mayComment,
      shared: shared?.role ?? null,
      colleagues: this.names
        .opening(people, seen)
        .filter((one) => one.subject !== subject)
        .map(colleagueDto),
      comments: (shared?.comments ?? []).map(
        ({ id: comment, author, text, mentions, at, about, edited }) => ({
          id: comment,
          author: nameOf(author),
          text,
          mentions: mentions.flatMap((one) => nameOf(one) ?? []),
          at,
          about,
          edited,
          editable: mayComment && author === subject,
          removable: role === 'own' || author === subject,
        }),
      ),
    };
  }
}

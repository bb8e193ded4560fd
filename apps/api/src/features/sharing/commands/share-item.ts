import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SharedKind, SharedRole } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { ItemDetails } from '../queries/item-details.js';
import type { SharedItemDto } from '../shared-item.dto.js';
import { Sharing } from '../sharing.js';

/** The owner of an item lets colleagues of their subscription read or edit it, or nobody. */
export class ShareItem extends Command<SharedItemDto> {
  constructor(
    readonly caller: Caller,
    readonly kind: SharedKind,
    readonly id: string,
    readonly role: SharedRole | null,
  ) {
    super();
  }
}

@CommandHandler(ShareItem)
export class ShareItemHandler implements ICommandHandler<ShareItem> {
  constructor(
    private readonly sharing: Sharing,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError item/unknown, item/forbidden */
  async execute({ caller, kind, id, role }: ShareItem): Promise<SharedItemDto> {
    const on = await this.sharing.seen(kind, id, caller.subject);
    const at = caller.metadata.occurredAt.toISOString();
    await this.sharing.decide(caller, role ? { type: 'Share', on, role, at } : { type: 'Unshare', on });
    return this.queries.execute(new ItemDetails(kind, id, caller.subject));
  }
}

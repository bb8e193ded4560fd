import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SharedKind } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { readOnly, unknownVersion } from '../domain/shared-item.errors.js';
import { SharedKinds } from '../shared-kinds.js';
import { Sharing } from '../sharing.js';

/** Who may edit an item makes it what it was before; nothing in between is lost. */
export class RestoreItem extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly kind: SharedKind,
    readonly id: string,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(RestoreItem)
export class RestoreItemHandler implements ICommandHandler<RestoreItem> {
  constructor(
    private readonly sharing: Sharing,
    private readonly kinds: SharedKinds,
  ) {}

  /** @throws DomainError item/unknown, item/forbidden, version/unknown */
  async execute({ caller, kind, id, version }: RestoreItem): Promise<void> {
    const seen = await this.sharing.seen(kind, id, caller.subject);
    const { owner, role } = seen;
    if (role === 'read') throw readOnly();
    const versions = await this.sharing.versionsOf(seen);
    if (!versions.some((one) => one.version === version)) throw unknownVersion();
    await this.kinds.of(kind).restore(id, owner, version, caller, role);
  }
}

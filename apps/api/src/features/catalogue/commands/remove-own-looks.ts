import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { Collections } from '../collections.js';
import { OwnBrands } from '../own-brands.js';

/** Which looks of which collection. */
export class RemoveOwnLooksDto {
  /** @example "castellani-brera-fall-winter-2026" */
  @IsText({ min: 1, max: 200 })
  collection: string;

  @AreSlugs({ min: 1, max: 500 })
  looks: string[];
}

/** A brand removes looks from its own collection. */
export class RemoveOwnLooks extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly wanted: RemoveOwnLooksDto,
  ) {
    super();
  }
}

@CommandHandler(RemoveOwnLooks)
export class RemoveOwnLooksHandler implements ICommandHandler<RemoveOwnLooks> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, look/unknown */
  async execute({ caller, member, wanted: { collection, looks } }: RemoveOwnLooks): Promise<void> {
    await this.own.collection(member, collection);
    await this.collections.edit(collection, caller, { type: 'RemoveLooks', collection, looks });
  }
}

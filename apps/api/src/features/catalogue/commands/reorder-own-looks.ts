import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { Collections } from '../collections.js';
import { SeenVersion } from '../dto/seen-version.decorator.js';
import type { ShownCollectionDto } from '../dto/shown-collection.dto.js';
import { OwnBrands } from '../own-brands.js';

/** An order of all looks of a collection. */
export class ReorderOwnLooksDto {
  /** @example "castellani-brera-fall-winter-2026" */
  @IsText({ min: 1, max: 200 })
  collection: string;

  /** Slugs of looks, each of the collection once. */
  @AreSlugs({ max: 500 })
  order: string[];

  @SeenVersion()
  version?: number;
}

/** A brand puts all looks of its own collection in an order. */
export class ReorderOwnLooks extends Command<ShownCollectionDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly wanted: ReorderOwnLooksDto,
  ) {
    super();
  }
}

@CommandHandler(ReorderOwnLooks)
export class ReorderOwnLooksHandler implements ICommandHandler<ReorderOwnLooks> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, collection/conflict, designer/forbidden, looks-order/invalid */
  async execute({
    caller,
    member,
    wanted: { collection, order, version },
  }: ReorderOwnLooks): Promise<ShownCollectionDto> {
    await this.own.collection(member, collection);
    return this.collections.edit(collection, caller, { type: 'Reorder', collection, order, version });
  }
}

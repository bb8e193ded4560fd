import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { Collections } from '../collections.js';
import { OwnBrands } from '../own-brands.js';

/** Which collection. */
export class DeleteOwnCollectionDto {
  /** @example "castellani-brera-resort-2027" */
  @IsText({ min: 1, max: 200 })
  collection: string;
}

/** A brand deletes a draft of its own, or a collection it took back. */
export class DeleteOwnCollection extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly collection: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteOwnCollection)
export class DeleteOwnCollectionHandler implements ICommandHandler<DeleteOwnCollection> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, collection/conflict */
  async execute({ caller, member, collection }: DeleteOwnCollection): Promise<void> {
    await this.own.collection(member, collection);
    await this.collections.delete(collection, caller);
  }
}

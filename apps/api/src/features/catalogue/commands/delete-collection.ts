import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Collections } from '../collections.js';

/** An editor deletes a draft or a collection that was withdrawn. */
export class DeleteCollection extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly collection: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteCollection)
export class DeleteCollectionHandler implements ICommandHandler<DeleteCollection> {
  constructor(private readonly collections: Collections) {}

  /** @throws DomainError collection/unknown, collection/conflict */
  execute({ caller, collection }: DeleteCollection): Promise<void> {
    return this.collections.delete(collection, caller);
  }
}

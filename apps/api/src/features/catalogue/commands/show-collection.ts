import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Collections } from '../collections.js';
import type { ShownCollectionDto } from '../dto/shown-collection.dto.js';

/** An editor shows a collection to readers, or takes it back. */
export class ShowCollection extends Command<ShownCollectionDto> {
  constructor(
    readonly caller: Caller,
    readonly collection: string,
    readonly status: 'published' | 'withdrawn',
  ) {
    super();
  }
}

@CommandHandler(ShowCollection)
export class ShowCollectionHandler implements ICommandHandler<ShowCollection> {
  constructor(private readonly collections: Collections) {}

  /** @throws DomainError collection/unknown, collection-looks/invalid, collection-embargo/conflict */
  execute({ caller, collection, status }: ShowCollection): Promise<ShownCollectionDto> {
    return this.collections.show(collection, caller, status);
  }
}

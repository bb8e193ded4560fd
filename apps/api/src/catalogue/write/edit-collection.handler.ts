import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Collections } from './collections.js';
import { EditCollection } from './edit-collection.command.js';

@CommandHandler(EditCollection)
export class EditCollectionHandler implements ICommandHandler<EditCollection> {
  constructor(private readonly collections: Collections) {}

  execute({ caller, collection, change }: EditCollection) {
    return this.collections.decide(collection, caller, change);
  }
}

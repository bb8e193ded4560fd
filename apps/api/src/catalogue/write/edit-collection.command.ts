import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../event-store/caller.decorator.js';
import type { CollectionCommand } from '../domain/collection.decider.js';
import type { Collection } from '../domain/collection.state.js';

/** Somebody who may changes one collection or its looks. */
export class EditCollection extends Command<Collection> {
  constructor(
    readonly caller: Caller,
    readonly collection: string,
    readonly change: CollectionCommand,
  ) {
    super();
  }
}

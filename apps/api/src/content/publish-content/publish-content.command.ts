import { Command } from '@nestjs/cqrs';
import type { Caller } from '../../event-store/caller.decorator.js';
import type { Entry } from '../domain/content.events.js';

/** An editor publishes an entry, or a change of it. */
export class PublishContent extends Command<Entry> {
  constructor(
    readonly caller: Caller,
    readonly entry: Entry,
  ) {
    super();
  }
}

/** An editor takes an entry back. */
export class WithdrawContent extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly entry: Pick<Entry, 'kind' | 'slug'>,
  ) {
    super();
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../event-store/caller.decorator.js';
import { Desks } from '../desks.js';

/** What a member does not want to keep any more. */
export type Removal = 'DeleteView' | 'RemoveNote' | 'RemoveAlert';

/** A member removes a saved view, a note or an alert of theirs. */
export class RemoveFromDesk extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly removal: Removal,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveFromDesk)
export class RemoveFromDeskHandler implements ICommandHandler<RemoveFromDesk> {
  constructor(private readonly desks: Desks) {}

  /** @throws DomainError views/unknown, notes/unknown, alerts/unknown */
  async execute({ caller, removal, id }: RemoveFromDesk): Promise<void> {
    await this.desks.decide(caller, { type: removal, id });
  }
}

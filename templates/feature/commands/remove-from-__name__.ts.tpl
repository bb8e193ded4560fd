import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand } from '@toile/event-store';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { {{key}}Decider } from '../domain/{{name}}.decider.js';

/** Takes an item out of the member's {{name}}. */
export class RemoveFrom{{Name}} extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly item: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveFrom{{Name}})
export class RemoveFrom{{Name}}Handler implements ICommandHandler<RemoveFrom{{Name}}> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** @throws DomainError {{name}}/unknown */
  async execute({ caller: { subject, commandId, metadata }, item }: RemoveFrom{{Name}}): Promise<void> {
    const stream = `{{stream}}-${subject}`;
    const command = { type: 'Remove', item } as const;
    await handleCommand(this.store, {{key}}Decider, { stream, commandId, metadata, command });
  }
}

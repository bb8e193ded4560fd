import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand } from '@toile/event-store';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { {{key}}Decider } from '../domain/{{name}}.decider.js';

/** What to add. */
export class AddTo{{Name}}Dto {
  /** @example "elodie-vaux-woman-fall-winter-2026-look-1" */
  @IsSlug()
  item: string;
}

/** Puts an item into the member's {{name}}; one that is in already stays. */
export class AddTo{{Name}} extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly item: string,
  ) {
    super();
  }
}

@CommandHandler(AddTo{{Name}})
export class AddTo{{Name}}Handler implements ICommandHandler<AddTo{{Name}}> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async execute({ caller: { subject, commandId, metadata }, item }: AddTo{{Name}}): Promise<void> {
    const stream = `{{stream}}-${subject}`;
    const command = { type: 'Add', item } as const;
    await handleCommand(this.store, {{key}}Decider, { stream, commandId, metadata, command });
  }
}

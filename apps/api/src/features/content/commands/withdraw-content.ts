import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand, type ProjectionRunner } from '@toile/event-store';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { catalogueReadModel } from '../../catalogue/index.js';
import { contentDecider } from '../domain/content.decider.js';
import type { Entry } from '../domain/content.events.js';
import { contentStream } from '../domain/content.events.js';

/** An editor takes an entry back. */
export class WithdrawContent extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly entry: Pick<Entry, 'kind' | 'slug'>,
  ) {
    super();
  }
}

@CommandHandler(WithdrawContent)
export class WithdrawContentHandler implements ICommandHandler<WithdrawContent> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** @throws DomainError `{kind}/unknown` */
  async execute({ caller: { commandId, metadata }, entry }: WithdrawContent) {
    const stream = contentStream(entry.kind, entry.slug);
    const command = { type: 'Withdraw', entry } as const;
    await handleCommand(this.store, contentDecider, { stream, commandId, metadata, command });
    await this.readModels.whenCurrent(catalogueReadModel);
  }
}

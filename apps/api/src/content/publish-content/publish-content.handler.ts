import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand, type ProjectionRunner } from '@toile/event-store';
import { catalogueReadModel } from '../../catalogue/read-model/catalogue.projection.js';
import { EVENT_STORE, READ_MODELS } from '../../event-store/tokens.js';
import { contentStream } from '../content-stream.js';
import { contentDecider } from '../domain/content.decider.js';
import { PublishContent, WithdrawContent } from './publish-content.command.js';

@CommandHandler(PublishContent)
export class PublishContentHandler implements ICommandHandler<PublishContent> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  async execute({ caller: { commandId, metadata }, entry }: PublishContent) {
    const stream = contentStream(entry.kind, entry.slug);
    await handleCommand(this.store, contentDecider, {
      ...{ stream, commandId, metadata },
      command: { type: 'Publish', entry },
    });
    await this.readModels.whenCurrent(catalogueReadModel);
    return entry;
  }
}

@CommandHandler(WithdrawContent)
export class WithdrawContentHandler implements ICommandHandler<WithdrawContent> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  async execute({ caller: { commandId, metadata }, entry }: WithdrawContent) {
    const stream = contentStream(entry.kind, entry.slug);
    await handleCommand(this.store, contentDecider, {
      ...{ stream, commandId, metadata },
      command: { type: 'Withdraw', entry },
    });
    await this.readModels.whenCurrent(catalogueReadModel);
  }
}

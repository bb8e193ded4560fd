import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventStore, handleCommand, type ProjectionRunner } from '@toile/event-store';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { catalogueReadModel } from '../../catalogue/index.js';
import { AnsweredFigures } from '../answered-figures.js';
import { contentDecider } from '../domain/content.decider.js';
import type { Entry } from '../domain/content.events.js';
import { contentStream } from '../domain/content.events.js';
import { EntryNumbers } from '../entry-numbers.js';

/** An editor publishes an entry, or a change of it. */
export class PublishContent extends Command<Entry> {
  constructor(
    readonly caller: Caller,
    readonly entry: Entry,
  ) {
    super();
  }
}

@CommandHandler(PublishContent)
export class PublishContentHandler implements ICommandHandler<PublishContent> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    private readonly figures: AnsweredFigures,
    private readonly numbers: EntryNumbers,
  ) {}

  /** @throws ValidationError where a figure in it cannot be answered, or its number is another entry's */
  async execute({ caller: { commandId, metadata }, entry }: PublishContent) {
    await this.figures.mustBeAnswered(entry);
    await this.numbers.mustBeFree(entry);
    const stream = contentStream(entry.kind, entry.slug);
    const command = { type: 'Publish', entry } as const;
    await handleCommand(this.store, contentDecider, { stream, commandId, metadata, command });
    await this.readModels.whenCurrent(catalogueReadModel);
    return entry;
  }
}

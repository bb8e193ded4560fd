import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, fold, handleCommand, type ProjectionRunner } from '@toile/event-store';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { arrivalsIn } from './arrivals-in.js';
import { type CollectionCommand, collectionDecider } from './domain/collection.decider.js';
import { unknownCollection } from './domain/collection.errors.js';
import type { CollectionEvent } from './domain/collection.events.js';
import { collectionStream } from './domain/collection.events.js';
import type { Collection, KnownCollection } from './domain/collection.state.js';
import { type ShownCollectionDto, shown } from './dto/shown-collection.dto.js';
import { catalogueReadModel } from './read-models/catalogue.projection.js';

/** Sends commands to the streams of collections and reads their state, drafts included. */
@Injectable()
export class Collections {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** @throws DomainError collection/unknown */
  async state(slug: string): Promise<KnownCollection> {
    const state: Collection = fold(
      collectionDecider,
      await this.store.load<CollectionEvent>(collectionStream(slug)),
    );
    if (state.status === 'none') throw unknownCollection(slug);
    return state;
  }

  /** When each of its looks came before readers first, in that order. */
  async arrivals(slug: string): Promise<Map<string, Date>> {
    return arrivalsIn(await this.store.load<CollectionEvent>(collectionStream(slug)));
  }

  /** The collection after the command; readers see it when this resolves. @throws DomainError collection/unknown */
  async edit(
    slug: string,
    caller: Pick<Caller, 'commandId' | 'metadata'>,
    command: CollectionCommand,
  ): Promise<ShownCollectionDto> {
    return shown(slug, await this.decide(slug, caller, command));
  }

  /**
   * Shows a collection to readers, or takes it back.
   * @throws DomainError collection/unknown, collection-looks/invalid, collection-embargo/conflict
   */
  show(
    collection: string,
    caller: Pick<Caller, 'commandId' | 'metadata'>,
    status: 'published' | 'withdrawn',
  ): Promise<ShownCollectionDto> {
    const at = caller.metadata.occurredAt.toISOString();
    const command =
      status === 'published'
        ? ({ type: 'Publish', collection, at } as const)
        : ({ type: 'Withdraw', collection } as const);
    return this.edit(collection, caller, command);
  }

  /** Drafts and withdrawn collections only. @throws DomainError collection/unknown, collection/conflict */
  async delete(slug: string, caller: Caller): Promise<void> {
    await this.decide(slug, caller, { type: 'Delete', collection: slug });
  }

  private async decide(
    slug: string,
    { commandId, metadata }: Pick<Caller, 'commandId' | 'metadata'>,
    command: CollectionCommand,
  ): Promise<Collection> {
    const stream = collectionStream(slug);
    const { state } = await handleCommand(this.store, collectionDecider, {
      stream,
      commandId,
      metadata,
      command,
    });
    await this.readModels.whenCurrent(catalogueReadModel);
    return state;
  }
}

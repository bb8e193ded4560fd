import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ItemChange, ReaderRole } from '@toile/contracts';
import { fold } from '@toile/event-store';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { type ItemsOfKind, type ItemVersion, SharedKinds, unknownVersion } from '../sharing/index.js';
import { Decks } from './decks.js';
import { deckDecider } from './domain/deck.decider.js';
import type { DeckEvent } from './domain/deck.events.js';

/** Of what nobody did but a job nothing is told. */
const CHANGES: Partial<Record<DeckEvent['type'], ItemChange>> = {
  DeckCreated: 'created',
  DeckRenamed: 'renamed',
  SlideAdded: 'slide-added',
  SlideChanged: 'slide-changed',
  SlideRemoved: 'slide-removed',
  SlidesArranged: 'arranged',
  RefreshChosen: 'changed',
  DeckDeleted: 'changed',
};

/** Decks as things that are shared. */
@Injectable()
export class DeckItems implements ItemsOfKind, OnModuleInit {
  constructor(
    private readonly decks: Decks,
    private readonly kinds: SharedKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register('deck', this);
  }

  async find(id: string, owners: readonly string[]) {
    const deck = await this.decks.find(id);
    return deck && owners.includes(deck.owner) ? { owner: deck.owner, name: deck.title ?? '' } : null;
  }

  /** What one command did is one change, called after its first event. */
  async history(id: string): Promise<ItemVersion[]> {
    const versions = new Map<string, ItemVersion>();
    for (const { type, data, version, commandId, metadata } of await this.decks.events(id)) {
      const change = CHANGES[type];
      if (!change) continue;
      const known = versions.get(commandId);
      const text = 'title' in data ? data.title : null;
      const { occurredAt: at, actor } = metadata;
      versions.set(commandId, known ? { ...known, version } : { version, at, actor, change, text });
    }
    return [...versions.values()];
  }

  /** @throws DomainError version/unknown, deck/unknown, deck/forbidden */
  async restore(
    id: string,
    _owner: string,
    version: number,
    caller: Caller,
    _role: ReaderRole,
  ): Promise<void> {
    const events = await this.decks.events(id);
    const to = fold(deckDecider, events.slice(0, version));
    if (version > events.length || to.status !== 'open') throw unknownVersion();
    await this.decks.decide(id, caller, { type: 'Restore', to });
  }
}

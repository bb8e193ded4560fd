import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DECK_LIMITS, type ReaderRole, type SharedRole } from '@toile/contracts';
import {
  fold,
  handleCommand,
  type PostgresEventStore,
  type ProjectionRunner,
  type RecordedEvent,
} from '@toile/event-store';
import type pg from 'pg';
import { In, Repository } from 'typeorm';
import type { Member } from '../../kernel/auth/member.js';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { Sharing } from '../sharing/index.js';
import { deckDtoOf } from './deck-dto-of.js';
import { type DeckCommand, deckDecider, type NewSlide, type RefreshWork } from './domain/deck.decider.js';
import { tooManyDecks, unknownDeck } from './domain/deck.errors.js';
import type { DeckEvent } from './domain/deck.events.js';
import type { OpenDeck } from './domain/deck.state.js';
import { DeckEntity } from './read-models/deck.entity.js';
import { type DeckDocument, deckStream, decksReadModel, idOfDeck } from './read-models/decks.projection.js';

import type { DeckDto } from './slide.dto.js';

/** A deck as somebody sees it. */
export interface SeenDeck {
  id: string;
  deck: DeckDocument;
  role: ReaderRole;
  /** What colleagues may do with it; null where it is not shared. */
  shared: SharedRole | null;
}
type Input =
  Exclude<DeckCommand, RefreshWork> extends infer C ? (C extends unknown ? Omit<C, 'by'> : never) : never;

/** Sends commands to the streams of decks, and reads those a member may see: their own, and what colleagues share. */
@Injectable()
export class Decks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(DeckEntity) private readonly decks: Repository<DeckEntity>,
    private readonly sharing: Sharing,
  ) {}

  /** @throws DomainError deck/conflict */
  async create(id: string, caller: Caller, title: string, slides: readonly NewSlide[]): Promise<OpenDeck> {
    await this.readModels.whenCurrent(decksReadModel);
    const own = await this.decks.findBy({ owner: caller.subject });
    // A repeat of the command finds its deck, and makes no other.
    if (own.length >= DECK_LIMITS.decks && !own.some(({ key }) => key === deckStream(id)))
      throw tooManyDecks();
    const at = caller.metadata.occurredAt.toISOString();
    return this.decide(id, caller, { type: 'Create', title, slides, at });
  }

  /** @throws DomainError deck/unknown, deck/forbidden, deck/conflict, slide/unknown */
  async decide(
    id: string,
    { subject, commandId, metadata }: Caller,
    input: Input,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<OpenDeck> {
    const { owner } = input.type === 'Create' ? { owner: subject } : await this.ownerOf(id);
    const by = { subject, role: await this.sharing.roleOf('deck', id, owner, subject) };
    const command = { ...input, by } as DeckCommand;
    const stream = deckStream(id);
    const store = also ? this.store.with(also) : this.store;
    const { state } = await handleCommand(store, deckDecider, { stream, commandId, metadata, command });
    // A deleted one is answered with nothing.
    return state as OpenDeck;
  }

  /** For a job, without a signed-in member. @param also in the transaction of what was decided, if anything was */
  async work(
    id: string,
    command: RefreshWork,
    now: Date,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const commandId = randomUUID();
    const metadata = { correlationId: commandId, causationId: null, actor: null, occurredAt: now };
    const store = also ? this.store.with(also) : this.store;
    await handleCommand(store, deckDecider, { stream: deckStream(id), commandId, metadata, command });
  }

  /** As it is, not as a read model that may lag behind; null where it is gone. */
  async exactly(id: string): Promise<OpenDeck | null> {
    const deck = fold(deckDecider, await this.events(id));
    return deck.status === 'open' ? deck : null;
  }

  /** Those whose figures are asked again by the week. */
  async refreshing(): Promise<{ id: string; deck: DeckDocument }[]> {
    await this.readModels.whenCurrent(decksReadModel);
    const found = await this.decks.find({ where: { refreshes: true }, order: { key: 'ASC' } });
    return found.map(({ key, doc }) => ({ id: idOfDeck(key), deck: doc }));
  }

  /** The deck as who changed it sees it. @throws DomainError as `decide` */
  async changed(
    id: string,
    caller: Caller,
    input: Input,
    also?: (tx: pg.PoolClient) => Promise<void>,
  ): Promise<DeckDto> {
    const deck = await this.decide(id, caller, input, also);
    const shared = (await this.sharing.of('deck', id))?.role ?? null;
    return deckDtoOf(id, deck, { role: deck.owner === caller.subject ? 'own' : (shared ?? 'read'), shared });
  }

  /** @throws DomainError deck/unknown */
  async seen(id: string, { subject }: Pick<Member, 'subject'>): Promise<SeenDeck> {
    const deck = await this.find(id);
    const role = deck && (await this.sharing.roleOf('deck', id, deck.owner, subject));
    if (!deck || !role) throw unknownDeck();
    return { id, deck, role, shared: (await this.sharing.of('deck', id))?.role ?? null };
  }

  /** Whosever it is: who may see it is asked of `Sharing`. */
  async find(id: string): Promise<DeckDocument | null> {
    await this.readModels.whenCurrent(decksReadModel);
    return (await this.decks.findOneBy({ key: deckStream(id) }))?.doc ?? null;
  }

  /** The member's own and those that colleagues share, the last changed first. */
  async list({ subject }: Pick<Member, 'subject'>): Promise<SeenDeck[]> {
    await this.readModels.whenCurrent(decksReadModel);
    const around = await this.sharing.around('deck', subject);
    const theirs = [...around.values()].filter(({ owner }) => owner !== subject);
    const found = await this.decks.find({
      where: [{ owner: subject }, { key: In(theirs.map(({ item }) => deckStream(item))) }],
      order: { updated_at: 'DESC', key: 'ASC' },
    });
    return found.map(({ key, doc, owner }) => {
      const id = idOfDeck(key);
      const shared = around.get(id)?.role ?? null;
      return { id, deck: doc, role: owner === subject ? 'own' : (shared ?? 'read'), shared };
    });
  }

  /** The events of a deck, the oldest first. */
  events(id: string): Promise<RecordedEvent<DeckEvent>[]> {
    return this.store.load<DeckEvent>(deckStream(id));
  }

  private async ownerOf(id: string): Promise<OpenDeck> {
    const deck = await this.exactly(id);
    if (!deck) throw unknownDeck();
    return deck;
  }
}

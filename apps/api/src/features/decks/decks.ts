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
import { In, Repository } from 'typeorm';
import type { Member } from '../../kernel/auth/member.js';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { Sharing } from '../sharing/index.js';
import { deckDtoOf } from './deck-dto-of.js';
import { type DeckCommand, deckDecider, type NewSlide } from './domain/deck.decider.js';
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
type Input = DeckCommand extends infer C ? (C extends unknown ? Omit<C, 'by'> : never) : never;

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
  async decide(id: string, { subject, commandId, metadata }: Caller, input: Input): Promise<OpenDeck> {
    const { owner } = input.type === 'Create' ? { owner: subject } : await this.ownerOf(id);
    const by = { subject, role: await this.sharing.roleOf('deck', id, owner, subject) };
    const command = { ...input, by } as DeckCommand;
    const stream = deckStream(id);
    const { state } = await handleCommand(this.store, deckDecider, { stream, commandId, metadata, command });
    // A deleted one is answered with nothing.
    return state as OpenDeck;
  }

  /** The deck as who changed it sees it. @throws DomainError as `decide` */
  async changed(id: string, caller: Caller, input: Input): Promise<DeckDto> {
    const deck = await this.decide(id, caller, input);
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
    const deck = fold(deckDecider, await this.events(id));
    if (deck.status !== 'open') throw unknownDeck();
    return deck;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DECK_LIMITS } from '@toile/contracts';
import { fold, handleCommand, type PostgresEventStore, type ProjectionRunner } from '@toile/event-store';
import { In, Repository } from 'typeorm';
import type { Member } from '../../kernel/auth/member.js';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE, READ_MODELS } from '../../kernel/event-store/tokens.js';
import { Colleagues } from '../subscriptions/index.js';
import { deckDtoOf } from './deck-dto-of.js';
import { type DeckCommand, deckDecider, type NewSlide, roleOf } from './domain/deck.decider.js';
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
  role: 'own' | 'read' | 'edit';
}
type Input = DeckCommand extends infer C ? (C extends unknown ? Omit<C, 'by'> : never) : never;

/** Sends commands to the streams of decks, and reads those a member may see: their own, and what colleagues share. */
@Injectable()
export class Decks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(DeckEntity) private readonly decks: Repository<DeckEntity>,
    private readonly colleagues: Colleagues,
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
    const by = { subject, isColleague: await this.colleagues.are(subject, owner) };
    const command = { ...input, by } as DeckCommand;
    const stream = deckStream(id);
    const { state } = await handleCommand(this.store, deckDecider, { stream, commandId, metadata, command });
    // A deleted one is answered with nothing.
    return state as OpenDeck;
  }

  /** The deck as who changed it sees it. @throws DomainError as `decide` */
  async changed(id: string, caller: Caller, input: Input): Promise<DeckDto> {
    const deck = await this.decide(id, caller, input);
    return deckDtoOf(id, deck, deck.owner === caller.subject ? 'own' : (deck.shared ?? 'read'));
  }

  /** @throws DomainError deck/unknown */
  async seen(id: string, viewer: Pick<Member, 'subject'>): Promise<SeenDeck> {
    await this.readModels.whenCurrent(decksReadModel);
    const found = await this.decks.findOneBy({ key: deckStream(id) });
    if (!found) throw unknownDeck();
    const { subject } = viewer;
    const isColleague = await this.colleagues.are(subject, found.owner);
    const role = roleOf(found.doc, { subject, isColleague });
    if (!role) throw unknownDeck();
    return { id, deck: found.doc, role };
  }

  /** The member's own and those that colleagues share, the last changed first. */
  async list({ subject }: Pick<Member, 'subject'>): Promise<SeenDeck[]> {
    await this.readModels.whenCurrent(decksReadModel);
    const others = (await this.colleagues.of(subject)).filter((one) => one !== subject);
    const found = await this.decks.find({
      where: [{ owner: subject }, { owner: In(others), shared: In(['read', 'edit']) }],
      order: { updated_at: 'DESC', key: 'ASC' },
    });
    return found.map(({ key, doc, owner }) => ({
      id: idOfDeck(key),
      deck: doc,
      role: owner === subject ? 'own' : (doc.shared ?? 'read'),
    }));
  }

  private async ownerOf(id: string): Promise<OpenDeck> {
    const deck = fold(deckDecider, await this.store.load<DeckEvent>(deckStream(id)));
    if (deck.status !== 'open') throw unknownDeck();
    return deck;
  }
}

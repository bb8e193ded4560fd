import { DECK_LIMITS, type ReaderRole, type SlideContent } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import {
  notOwner,
  otherBoard,
  otherSlides,
  readOnly,
  tooManySlides,
  unknownDeck,
  unknownSlide,
} from './deck.errors.js';
import type { DeckEvent } from './deck.events.js';
import { type Deck, evolve, noDeck, type OpenDeck } from './deck.state.js';

/** Who asks, and what they may do with the deck; null for those to whom there is no such deck. */
export interface By {
  subject: string;
  role: ReaderRole | null;
}

/** A slide that is new: its id was drawn before. */
export interface NewSlide {
  id: string;
  title: string | null;
  text: string | null;
  content: SlideContent;
}

export type DeckCommand =
  | { type: 'Create'; by: By; title: string; slides: readonly NewSlide[]; at: string }
  | { type: 'Rename'; by: By; title: string }
  | { type: 'AddSlide'; by: By; slide: NewSlide }
  | {
      type: 'ChangeSlide';
      by: By;
      id: string;
      title?: string | null | undefined;
      text?: string | null | undefined;
      content?: SlideContent | undefined;
    }
  | { type: 'Arrange'; by: By; order: readonly string[] }
  | { type: 'RemoveSlide'; by: By; id: string }
  /** Makes it what it was. */
  | { type: 'Restore'; by: By; to: OpenDeck }
  | { type: 'ChooseRefresh'; by: By; weekday: number | null; at: string }
  | { type: 'Delete'; by: By }
  | RefreshWork;

/** What a job does of itself. */
export type RefreshWork =
  | { type: 'BeginRefresh'; due: string }
  | { type: 'MarkRefreshed'; due: string; at: string; slides: readonly string[]; failed: readonly string[] };

function decide(command: DeckCommand, deck: Deck): readonly DeckEvent[] {
  if (command.type === 'Create') {
    const { title, slides, at } = command;
    const owner = command.by.subject;
    if (slides.length > DECK_LIMITS.slides) throw tooManySlides();
    return [
      { type: 'DeckCreated', data: { owner, title, at } },
      ...slides.map((slide) => added(owner, slide)),
    ];
  }
  if (command.type === 'BeginRefresh' || command.type === 'MarkRefreshed') return refreshed(command, deck);
  const open = mayChange(deck, command.by);
  const { owner, slides } = open;
  switch (command.type) {
    case 'Rename':
      return open.title === command.title
        ? []
        : [{ type: 'DeckRenamed', data: { owner, title: command.title } }];
    case 'AddSlide':
      if (slides.length >= DECK_LIMITS.slides) throw tooManySlides();
      mayShow(open, command.by, command.slide.content);
      return [added(owner, command.slide)];
    case 'ChangeSlide': {
      const slide = found(open, command.id);
      if (command.content) mayShow(open, command.by, command.content);
      const { title = slide.title, text = slide.text, content = slide.content } = command;
      const isSame =
        JSON.stringify([title, text, content]) === JSON.stringify([slide.title, slide.text, slide.content]);
      return isSame ? [] : [{ type: 'SlideChanged', data: { owner, slide: slide.id, title, text, content } }];
    }
    case 'Arrange': {
      const ids = slides.map(({ id }) => id);
      if ([...command.order].sort().join() !== [...ids].sort().join()) throw otherSlides();
      return command.order.join() === ids.join()
        ? []
        : [{ type: 'SlidesArranged', data: { order: command.order } }];
    }
    case 'RemoveSlide':
      return [{ type: 'SlideRemoved', data: { slide: found(open, command.id).id } }];
    case 'Restore':
      return restored(open, command.by, command.to);
    case 'ChooseRefresh': {
      const { weekday, at } = command;
      return (open.refresh?.weekday ?? null) === weekday
        ? []
        : [{ type: 'RefreshChosen', data: { weekday, at } }];
    }
    case 'Delete':
      mustOwn(open, command.by);
      return [{ type: 'DeckDeleted', data: {} }];
    default:
      return command satisfies never;
  }
}

export const deckDecider: Decider<Deck, DeckCommand, DeckEvent> = { initialState: noDeck, decide, evolve };

/** A due time is begun once, and what was begun is done once, whichever process does it. */
function refreshed(command: RefreshWork, deck: Deck): readonly DeckEvent[] {
  if (deck.status !== 'open' || !deck.refresh) return [];
  const { since, waiting } = deck.refresh;
  if (command.type === 'BeginRefresh')
    return command.due > since ? [{ type: 'RefreshDue', data: { due: command.due } }] : [];
  const { type: _, ...data } = command;
  return waiting === command.due ? [{ type: 'DeckRefreshed', data }] : [];
}

const added = (owner: string, { id, title, text, content }: NewSlide): DeckEvent => ({
  type: 'SlideAdded',
  data: { owner, slide: id, title, text, content },
});

/** What lies between a deck and what it was: slides that are gone since come back, those that came since go. */
function restored(open: OpenDeck, by: By, to: OpenDeck): DeckEvent[] {
  const { owner } = open;
  const events: DeckEvent[] = [];
  if (open.title !== to.title) events.push({ type: 'DeckRenamed', data: { owner, title: to.title } });
  for (const { id } of open.slides)
    if (!to.slides.some((one) => one.id === id)) events.push({ type: 'SlideRemoved', data: { slide: id } });
  for (const slide of to.slides) {
    const now = open.slides.find(({ id }) => id === slide.id);
    if (now && JSON.stringify(now) === JSON.stringify(slide)) continue;
    if (JSON.stringify(now?.content) !== JSON.stringify(slide.content)) mayShow(open, by, slide.content);
    const { id, ...said } = slide;
    events.push({ type: now ? 'SlideChanged' : 'SlideAdded', data: { owner, slide: id, ...said } });
  }
  const order = to.slides.map(({ id }) => id);
  const left = events.reduce<Deck>(evolve, open);
  const isOrdered = left.status === 'open' && left.slides.map(({ id }) => id).join() === order.join();
  return isOrdered ? events : [...events, { type: 'SlidesArranged', data: { order } }];
}

function mayChange(deck: Deck, { role }: By): OpenDeck {
  if (deck.status !== 'open' || role === null) throw unknownDeck();
  if (role === 'read') throw readOnly();
  return deck;
}

function mustOwn({ owner }: OpenDeck, { subject }: By): void {
  if (owner !== subject) throw notOwner();
}

/** Boards are private, and are shown as their owner sees them: nobody else may name one. */
function mayShow({ owner }: OpenDeck, { subject }: By, { kind }: SlideContent): void {
  if (kind === 'board' && owner !== subject) throw otherBoard();
}

function found({ slides }: OpenDeck, id: string) {
  const slide = slides.find((one) => one.id === id);
  if (!slide) throw unknownSlide(id);
  return slide;
}

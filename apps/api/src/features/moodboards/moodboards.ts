import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, fold, handleCommand, type RecordedEvent } from '@toile/event-store';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE } from '../../kernel/event-store/tokens.js';
import { type MoodboardCommand, moodboardDecider } from './domain/moodboard.decider.js';
import { notYours, unknownBoard, unknownVersion } from './domain/moodboard.errors.js';
import type { MoodboardEvent } from './domain/moodboard.events.js';
import { type Board, isLook, keyOf, type Moodboard } from './domain/moodboard.state.js';
import type { MoodboardChangeDto, MoodboardSummaryDto } from './moodboard.dto.js';
import { streamOf } from './moodboard-stream.js';

/** A command as a caller gives it: who asks is known from the session. */
export type CommandInput = MoodboardCommand extends infer C
  ? C extends unknown
    ? Omit<C, 'by'>
    : never
  : never;

export interface Decided extends MoodboardChangeDto {
  token: string | null;
}

/** Sends commands to the streams of boards. */
@Injectable()
export class Moodboards {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /**
   * The board after the command, the same for a repeat of it.
   * @param expectedVersion the version the caller has seen; another one is a conflict
   */
  async decide(
    slug: string,
    caller: Caller,
    input: CommandInput,
    expectedVersion?: number,
  ): Promise<Decided> {
    const { commandId, metadata, subject } = caller;
    const { version, answer, state } = await handleCommand(this.store, moodboardDecider, {
      stream: streamOf(slug),
      commandId,
      metadata,
      ...(expectedVersion === undefined ? {} : { expectedVersion }),
      command: { ...input, by: subject } as MoodboardCommand,
      // Without the name: answers are stored, and a name is the owner's.
      answer: (_state, _version, events) => ({
        added: events.some((event) => event.type === 'LookAddedToMoodboard'),
      }),
    });
    const board = contentOf(state);
    return { moodboard: toSummary(slug, board, version), added: answer.added, token: board.token };
  }

  /** As `decide`, without the token: what is answered to every change. */
  async change(
    slug: string,
    caller: Caller,
    input: CommandInput,
    expectedVersion?: number,
  ): Promise<MoodboardChangeDto> {
    const { moodboard, added } = await this.decide(slug, caller, input, expectedVersion);
    return { moodboard, added };
  }

  /** Everything that happened to a member's own board. @throws DomainError moodboard/unknown, moodboard/forbidden */
  async history(slug: string, owner: string): Promise<RecordedEvent<MoodboardEvent>[]> {
    const events = await this.store.load<MoodboardEvent>(streamOf(slug));
    const board = fold(moodboardDecider, events);
    if (board.status !== 'open') throw unknownBoard();
    if (board.owner !== owner) throw notYours();
    return events;
  }

  /** A member's own board as it was at a version, or as it is. @throws DomainError as `history` */
  async boardOf(slug: string, owner: string, version?: number): Promise<Board> {
    const events = await this.history(slug, owner);
    const then = fold(moodboardDecider, events.slice(0, version ?? events.length));
    if (then.status !== 'open' || (version ?? 1) > events.length) throw unknownVersion();
    return then;
  }
}

export function toSummary(slug: string, { name, items, cover }: Board, version: number): MoodboardSummaryDto {
  const looks = items.filter(isLook);
  const shown = looks.find((item) => keyOf(item) === cover) ?? looks[0];
  const count = items.filter(({ type }) => type !== 'note' && type !== 'link').length;
  return { slug, name, count, cover: shown?.image_filename ?? null, version };
}

function contentOf(state: Moodboard): Board {
  if (state.status !== 'none') return state;
  const empty = { description: null, cover: null, sections: [], items: [], places: {} };
  return { owner: '', name: '', token: null, ...empty, arrangement: 'grid' };
}

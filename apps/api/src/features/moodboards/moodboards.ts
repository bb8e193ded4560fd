import { Inject, Injectable } from '@nestjs/common';
import { contentsOf } from '@toile/contracts';
import { type EventStore, fold, handleCommand, type RecordedEvent } from '@toile/event-store';
import type { Caller } from '../../kernel/event-store/caller.decorator.js';
import { EVENT_STORE } from '../../kernel/event-store/tokens.js';
import type { BoardPeopleCommand } from './domain/board-people.decider.js';
import { roleOn } from './domain/board-people.state.js';
import { type MoodboardCommand, moodboardDecider } from './domain/moodboard.decider.js';
import { unknownBoard, unknownVersion } from './domain/moodboard.errors.js';
import type { MoodboardEvent } from './domain/moodboard.events.js';
import { type Board, emptyBoard, isLook, keyOf, type Moodboard } from './domain/moodboard.state.js';
import type { MoodboardChangeDto, MoodboardSummaryDto } from './moodboard.dto.js';
import { streamOf } from './moodboard-stream.js';

/** A command as a caller gives it: who asks is known from the session. */
export type CommandInput =
  Exclude<MoodboardCommand, BoardPeopleCommand> extends infer C
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

  /**
   * What happened to a board, and since when this member may know of it: from the first event on for its owner, for others since
   * they joined.
   * @throws DomainError moodboard/unknown
   */
  async history(
    slug: string,
    subject: string,
  ): Promise<{ events: RecordedEvent<MoodboardEvent>[]; from: number; board: Board }> {
    const events = await this.store.load<MoodboardEvent>(streamOf(slug));
    const board = fold(moodboardDecider, events);
    if (board.status !== 'open' || roleOn(board, subject) === null) throw unknownBoard();
    const since = board.access.people.find(({ person }) => person === subject)?.since;
    const joined = (event: RecordedEvent<MoodboardEvent>) =>
      event.type === 'MoodboardInvitationAccepted' && event.data.owner === subject && event.data.at === since;
    const from = since === undefined ? 1 : (events.findLast(joined)?.version ?? events.length);
    return { events, from, board };
  }

  /** A board as it was at a version, or as it is. @throws DomainError as `history`, moodboard-version/unknown */
  async boardOf(slug: string, subject: string, version?: number): Promise<Board> {
    const { events, from } = await this.history(slug, subject);
    if (version !== undefined && (version < from || version > events.length)) throw unknownVersion();
    const then = fold(moodboardDecider, events.slice(0, version ?? events.length));
    if (then.status !== 'open') throw unknownVersion();
    return then;
  }
}

export function toSummary(slug: string, { name, items, cover }: Board, version: number): MoodboardSummaryDto {
  const looks = items.filter(isLook);
  const shown = looks.find((item) => keyOf(item) === cover) ?? looks[0];
  return { slug, name, ...contentsOf(items), cover: shown?.image_filename ?? null, version };
}

function contentOf(state: Moodboard): Board {
  return state.status === 'none' ? emptyBoard('', '') : state;
}

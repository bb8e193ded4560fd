import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { RecordedEvent } from '@toile/event-store';
import { BoardNames } from '../board-names.js';
import { BoardMemberDto } from '../board-people.dto.js';
import type { BoardPeopleEvent } from '../domain/board-people.events.js';
import type { MoodboardEvent } from '../domain/moodboard.events.js';
import { Moodboards } from '../moodboards.js';

type ShownEvent = Exclude<MoodboardEvent, BoardPeopleEvent>;

/** Who joined and left is said among the people of a board. */
const KINDS = {
  MoodboardCreated: 'created',
  MoodboardRenamed: 'renamed',
  MoodboardDescribed: 'described',
  MoodboardCoverChosen: 'cover',
  LookAddedToMoodboard: 'added',
  LookRemovedFromMoodboard: 'removed',
  LookCommentedOnMoodboard: 'noted',
  MoodboardNoteWritten: 'wrote',
  MoodboardLinkWritten: 'linked',
  MoodboardPictureHung: 'hung',
  MoodboardCardRemoved: 'uncarded',
  MoodboardArranged: 'arranged',
  MoodboardArrangementChosen: 'laid',
  MoodboardReordered: 'reordered',
  MoodboardSectionNamed: 'section',
  MoodboardSectionRemoved: 'unsectioned',
  MoodboardDeleted: 'deleted',
  MoodboardRestored: 'restored',
  MoodboardShared: 'shared',
  MoodboardUnshared: 'unshared',
} as const satisfies Record<ShownEvent['type'], string>;

/** What one command did to a board, and to how many pictures. */
export class MoodboardStepChangeDto {
  @ApiProperty({ enum: Object.values(KINDS) })
  kind: (typeof KINDS)[ShownEvent['type']];
  /** @example 1 */
  count: number;
}

/** What one command did to a board. */
export class MoodboardStepDto {
  /**
   * Of the board after the step.
   * @example 2
   */
  version: number;
  /** @example "2026-11-21T10:00:00.000Z" */
  at: string;
  /** Who did it; null where that was somebody who is not on the board any more. */
  by: BoardMemberDto | null;
  /** In their order. */
  changes: MoodboardStepChangeDto[];
}

/** What became of a board, the newest step first. */
export class MoodboardHistoryDto {
  /** @example "5f1c2d3e4a5b6c7d" */
  slug: string;
  /** @example 2 */
  version: number;
  results: MoodboardStepDto[];
}

export class MoodboardHistory extends Query<MoodboardHistoryDto> {
  constructor(
    readonly slug: string,
    /** Of the member. */
    readonly subject: string,
  ) {
    super();
  }
}

/** Reads the past of a board off its stream. */
@QueryHandler(MoodboardHistory)
export class MoodboardHistoryHandler implements IQueryHandler<MoodboardHistory> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly names: BoardNames,
  ) {}

  /** @throws DomainError moodboard/unknown */
  async execute({ slug, subject }: MoodboardHistory): Promise<MoodboardHistoryDto> {
    const { events, from, board } = await this.moodboards.history(slug, subject);
    const nameOf = await this.names.on(board);
    const steps = new Map<string, MoodboardStepDto>();
    for (const event of events.filter(({ version }) => version >= from)) {
      if (!isShown(event)) continue;
      const by = nameOf(event.metadata.actor);
      const step = steps.get(event.commandId) ?? { version: 0, at: '', by, changes: [] };
      step.version = event.version;
      step.at = event.metadata.occurredAt.toISOString();
      count(step, KINDS[event.type]);
      steps.set(event.commandId, step);
    }
    const results = [...steps.values()].reverse();
    return { slug, version: results[0]?.version ?? 0, results };
  }
}

type Recorded = RecordedEvent<MoodboardEvent>;
const isShown = (event: Recorded): event is Extract<Recorded, ShownEvent> => event.type in KINDS;

function count(step: MoodboardStepDto, kind: MoodboardStepChangeDto['kind']): void {
  const change = step.changes.find((one) => one.kind === kind);
  if (change) change.count += 1;
  else step.changes.push({ kind, count: 1 });
}

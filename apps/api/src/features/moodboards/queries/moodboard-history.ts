import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { RecordedEvent } from '@toile/event-store';
import type { MoodboardEvent } from '../domain/moodboard.events.js';
import { Moodboards } from '../moodboards.js';

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
} as const satisfies Record<MoodboardEvent['type'], string>;

/** What one command did to a board, and to how many pictures. */
export class MoodboardStepChangeDto {
  @ApiProperty({ enum: Object.values(KINDS) })
  kind: (typeof KINDS)[MoodboardEvent['type']];
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
    /** Subject of the member. */
    readonly owner: string,
  ) {
    super();
  }
}

/** Reads the past of a board off its stream. */
@QueryHandler(MoodboardHistory)
export class MoodboardHistoryHandler implements IQueryHandler<MoodboardHistory> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden */
  async execute({ slug, owner }: MoodboardHistory): Promise<MoodboardHistoryDto> {
    const steps = new Map<string, MoodboardStepDto>();
    for (const event of await this.moodboards.history(slug, owner)) {
      const step = steps.get(event.commandId) ?? { version: 0, at: '', changes: [] };
      step.version = event.version;
      step.at = event.metadata.occurredAt.toISOString();
      count(step, event);
      steps.set(event.commandId, step);
    }
    const results = [...steps.values()].reverse();
    return { slug, version: results[0]?.version ?? 0, results };
  }
}

function count(step: MoodboardStepDto, event: RecordedEvent<MoodboardEvent>): void {
  const kind = KINDS[event.type];
  const change = step.changes.find((one) => one.kind === kind);
  if (change) change.count += 1;
  else step.changes.push({ kind, count: 1 });
}

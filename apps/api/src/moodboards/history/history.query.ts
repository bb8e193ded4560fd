import { Injectable } from '@nestjs/common';
import type { MoodboardHistory, MoodboardStep, MoodboardVersion } from '@toile/contracts';
import type { RecordedEvent } from '@toile/event-store';
import { MediaLookup } from '../../catalogue/media-lookup.js';
import type { MoodboardEvent } from '../domain/moodboard.events.js';
import { Moodboards, toSummary } from '../moodboards.js';

const KINDS: Record<MoodboardEvent['type'], MoodboardStep['changes'][number]['kind']> = {
  MoodboardCreated: 'created',
  MoodboardRenamed: 'renamed',
  MoodboardDescribed: 'described',
  MoodboardCoverChosen: 'cover',
  LookAddedToMoodboard: 'added',
  LookRemovedFromMoodboard: 'removed',
  LookCommentedOnMoodboard: 'noted',
  MoodboardReordered: 'reordered',
  MoodboardDeleted: 'deleted',
  MoodboardRestored: 'restored',
  MoodboardShared: 'shared',
  MoodboardUnshared: 'unshared',
};

/** The past of a board, read off its stream. */
@Injectable()
export class HistoryQuery {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly media: MediaLookup,
  ) {}

  /** A step for each command, the newest first. @throws DomainError moodboard/unknown, moodboard/forbidden */
  async steps(slug: string, owner: string): Promise<MoodboardHistory> {
    const steps = new Map<string, MoodboardStep>();
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

  /** The board as it was. @throws DomainError as `steps`, and moodboard-version/unknown */
  async asOf(slug: string, owner: string, version: number): Promise<MoodboardVersion> {
    const board = await this.moodboards.boardOf(slug, owner, version);
    const looks = await this.media.summaries(board.items);
    return {
      moodboard: { ...toSummary(slug, board, version), description: board.description },
      results: board.items.map((item) => ({ ...item, look: looks.get(`${item.type}:${item.slug}`) ?? null })),
    };
  }
}

function count(step: MoodboardStep, event: RecordedEvent<MoodboardEvent>): void {
  const kind = KINDS[event.type];
  const change = step.changes.find((one) => one.kind === kind);
  if (change) change.count += 1;
  else step.changes.push({ kind, count: 1 });
}

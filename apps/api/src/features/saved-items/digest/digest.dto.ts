import { nextDue } from '../../../kernel/jobs/weekly-due.js';
import { AskedReferenceDto } from '../../questions/index.js';
import type { Digest } from '../domain/saved-items.state.js';
import { SharedWithDto } from '../shared-with.dto.js';
import { digestIdOf } from './digest-id.js';

const MONDAY = 1;

/** A weekly digest of figures and questions, the reader's own or a colleague's; without any there is none. */
export class DigestDto extends SharedWithDto {
  /**
   * By which it is shared.
   * @example "3f1c0a9be2d45f60"
   */
  id: string;
  figures: AskedReferenceDto[];
  /**
   * Monday is 1.
   * @example 1
   */
  weekday: number;
  paused: boolean;
  /** Whether the reader gets it by mail. */
  mailed: boolean;
  /** @example "2026-11-16T06:00:00.000Z" */
  last_sent_at: string | null;
  /** @example "2026-11-23T06:00:00.000Z" */
  next_at: string | null;
}

/** The reader's own first. */
export class DigestsDto {
  results: DigestDto[];
}

/** What a reader sees of a member's digest. */
export function shownDigest(
  digest: Digest | null,
  owner: string,
  place: SharedWithDto & { mailed: boolean },
): DigestDto {
  const id = digestIdOf(owner);
  if (!digest)
    return {
      id,
      figures: [],
      weekday: MONDAY,
      paused: false,
      last_sent_at: null,
      next_at: null,
      ...place,
    };
  const { figures, weekday, paused, sent, since } = digest;
  // What is due between the last digest and now goes out in the next round.
  const next_at = paused || figures.length === 0 ? null : nextDue(weekday, new Date(since)).toISOString();
  return { id, figures: [...figures], weekday, paused, last_sent_at: sent, next_at, ...place };
}

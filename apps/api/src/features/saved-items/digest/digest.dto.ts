import { nextDue } from '../../../kernel/jobs/weekly-due.js';
import { FigureReferenceDto } from '../../figures/index.js';
import type { Digest } from '../domain/saved-items.state.js';

const MONDAY = 1;

/** The weekly digest of figures a member has chosen; without figures there is none. */
export class DigestDto {
  figures: FigureReferenceDto[];
  /**
   * Monday is 1.
   * @example 1
   */
  weekday: number;
  paused: boolean;
  /** @example "2026-11-16T06:00:00.000Z" */
  last_sent_at: string | null;
  /** @example "2026-11-23T06:00:00.000Z" */
  next_at: string | null;
}

/** What its owner sees of a digest. */
export function shownDigest(digest: Digest | null): DigestDto {
  if (!digest) return { figures: [], weekday: MONDAY, paused: false, last_sent_at: null, next_at: null };
  const { figures, weekday, paused, sent, since } = digest;
  // What is due between the last digest and now goes out in the next round.
  const next_at = paused || figures.length === 0 ? null : nextDue(weekday, new Date(since)).toISOString();
  return { figures: [...figures], weekday, paused, last_sent_at: sent, next_at };
}

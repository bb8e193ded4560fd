import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@toile/event-store';
import type pg from 'pg';
import { POOL } from '../../kernel/tokens.js';

/** Why a tag is offered: other looks of the show have it, looks of this colour, the brand's show before, looks that are most alike, or a model says so. */
export const HINT_SOURCES = ['show', 'colour', 'brand', 'similar', 'model'] as const;
export type HintSource = (typeof HINT_SOURCES)[number];

export interface HintOutcome {
  tag: string;
  source: HintSource;
  accepted: boolean;
}
export interface LearnedHint {
  tag: string;
  source: HintSource;
  offered: number;
  accepted: number;
}

/** What editors did with tags they were offered: how often each was, for which reason, and how often it was taken. */
@Injectable()
export class HintOutcomes {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** The same command counts once, however often it comes. */
  async note(commandId: string, outcomes: readonly HintOutcome[]): Promise<void> {
    if (outcomes.length === 0) return;
    await inTransaction(this.pool, async (tx) => {
      const { rowCount } = await tx.query(
        'INSERT INTO newsroom_hint_command (command_id) VALUES ($1) ON CONFLICT DO NOTHING',
        [commandId],
      );
      if (rowCount === 0) return;
      await tx.query(
        `INSERT INTO newsroom_hint AS known (source, tag, offered, accepted)
         SELECT source, tag, count(*), count(*) FILTER (WHERE accepted)
         FROM jsonb_to_recordset($1) AS given (source text, tag text, accepted boolean) GROUP BY source, tag ORDER BY source, tag
         ON CONFLICT (source, tag) DO UPDATE
         SET offered = known.offered + excluded.offered, accepted = known.accepted + excluded.accepted`,
        [JSON.stringify(outcomes)],
      );
      // Repeats come within minutes.
      await tx.query("DELETE FROM newsroom_hint_command WHERE at < now() - interval '2 days'");
    });
  }

  async learned(): Promise<LearnedHint[]> {
    const { rows } = await this.pool.query<LearnedHint>(
      'SELECT source, tag, offered::int, accepted::int FROM newsroom_hint ORDER BY source, tag',
    );
    return rows;
  }
}

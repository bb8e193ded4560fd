import { TOPICS, type Topic } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { DAY_MS } from '../seal/seal-period.js';

/** What a replay writes anew: whole ingest days [from, to) of some topics. `to` null: up to now. */
export interface ReplayPlan {
  generation: number;
  topics: readonly Topic[];
  from: Date | null;
  to: Date | null;
  state: 'filling' | 'filled';
}

export interface ReplayWish {
  topics?: readonly string[];
  from?: Date;
  to?: Date;
}

interface Row {
  generation: number;
  topics: Topic[];
  from_day: Date | null;
  to_day: Date | null;
  state: ReplayPlan['state'];
}

/** The replay that is under way, if there is one. */
export async function openReplay(pool: pg.Pool): Promise<ReplayPlan | undefined> {
  const { rows } = await pool.query<Row>("SELECT * FROM replay WHERE state IN ('filling', 'filled')");
  return rows[0] && toPlan(rows[0]);
}

/**
 * Plans a replay, or goes on with the one under way when the wish is the same or empty.
 * @throws DomainError `replay/unknown-topic`, `replay/other-under-way`
 */
export async function planReplay(pool: pg.Pool, wish: ReplayWish): Promise<ReplayPlan> {
  const unknown = wish.topics?.find((topic) => !(TOPICS as readonly string[]).includes(topic));
  if (unknown)
    throw new DomainError(
      'replay/unknown-topic',
      `there is no topic ${unknown}; topics: ${TOPICS.join(', ')}`,
    );
  const topics = (wish.topics ?? TOPICS) as readonly Topic[];
  const from = wish.from ? floorDay(wish.from) : null;
  const to = wish.to ? ceilDay(wish.to) : null;
  const open = await openReplay(pool);
  if (open) {
    const nothingWished = !wish.topics && !wish.from && !wish.to;
    const same = open.topics.join() === topics.join() && sameTime(open.from, from) && sameTime(open.to, to);
    if (nothingWished || same) return open;
    throw new DomainError(
      'replay/other-under-way',
      `generation ${open.generation} (${describePlan(open)}) is under way; accept or discard it first`,
    );
  }
  const { rows } = await pool.query<Row>(
    `INSERT INTO replay (topics, from_day, to_day, state) VALUES ($1, $2, $3, 'filling') RETURNING *`,
    [topics, from, to],
  );
  const [row] = rows;
  if (!row) throw new Error('the replay was not recorded');
  return toPlan(row);
}

export function describePlan(plan: Pick<ReplayPlan, 'topics' | 'from' | 'to'>): string {
  const day = (time: Date | null, open: string) => time?.toISOString().slice(0, 10) ?? open;
  return `${plan.topics.join(', ')}; ingest days from ${day(plan.from, 'the first')} to ${day(plan.to && new Date(plan.to.getTime() - 1), 'now')}`;
}

const toPlan = (row: Row): ReplayPlan => ({
  generation: row.generation,
  topics: row.topics,
  from: row.from_day,
  to: row.to_day,
  state: row.state,
});
const floorDay = (time: Date) => new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
const ceilDay = (time: Date) => new Date(Math.ceil(time.getTime() / DAY_MS) * DAY_MS);
const sameTime = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

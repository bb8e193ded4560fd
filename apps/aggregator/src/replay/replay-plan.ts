import { TOPICS, type Topic } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { type DataSource, In } from 'typeorm';
import { ReplayEntity } from '../ledger/entities/replay.entity.js';
import { DAY_MS } from '../seal/seal-period.js';

const UNDER_WAY = ['filling', 'filled', 'adopted'] as const;
type UnderWay = (typeof UNDER_WAY)[number];

/** What a replay writes anew: whole ingest days [from, to) of some topics. `to` null: up to now. */
export interface ReplayPlan {
  generation: number;
  topics: readonly Topic[];
  from: Date | null;
  to: Date | null;
  state: UnderWay;
}

export interface ReplayWish {
  topics?: readonly string[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** The replay that is under way, if there is one. */
export async function openReplay(dataSource: DataSource): Promise<ReplayPlan | undefined> {
  const open = await dataSource.getRepository(ReplayEntity).findOneBy({ state: In(UNDER_WAY) });
  return open ? toPlan(open) : undefined;
}

/**
 * Plans a replay, or goes on with the one under way when the wish is the same or empty.
 * @throws DomainError `replay/unknown-topic`, `replay/other-under-way`
 */
export async function planReplay(dataSource: DataSource, wish: ReplayWish): Promise<ReplayPlan> {
  const unknown = wish.topics?.find((topic) => !(TOPICS as readonly string[]).includes(topic));
  if (unknown)
    throw new DomainError(
      'replay/unknown-topic',
      `there is no topic ${unknown}; topics: ${TOPICS.join(', ')}`,
    );
  const topics = (wish.topics ?? TOPICS) as readonly Topic[];
  const from = wish.from ? floorDay(wish.from) : null;
  const to = wish.to ? ceilDay(wish.to) : null;
  const open = await openReplay(dataSource);
  if (open) {
    const nothingWished = !wish.topics && !wish.from && !wish.to;
    const same = open.topics.join() === topics.join() && sameTime(open.from, from) && sameTime(open.to, to);
    if (nothingWished || same) return open;
    throw new DomainError(
      'replay/other-under-way',
      `generation ${open.generation} (${describePlan(open)}) is under way; accept or discard it first`,
    );
  }
  const replays = dataSource.getRepository(ReplayEntity);
  return toPlan(await replays.save(replays.create({ topics: [...topics], from, to, state: 'filling' })));
}

export function describePlan(plan: Pick<ReplayPlan, 'topics' | 'from' | 'to'>): string {
  const day = (time: Date | null, open: string) => time?.toISOString().slice(0, 10) ?? open;
  return `${plan.topics.join(', ')}; ingest days from ${day(plan.from, 'the first')} to ${day(plan.to && new Date(plan.to.getTime() - 1), 'now')}`;
}

const toPlan = ({ generation, topics, from, to, state }: ReplayEntity): ReplayPlan => ({
  generation,
  topics,
  from,
  to,
  state: UNDER_WAY.find((one) => one === state) ?? 'filling',
});
const floorDay = (time: Date) => new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
const ceilDay = (time: Date) => new Date(Math.ceil(time.getTime() / DAY_MS) * DAY_MS);
const sameTime = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

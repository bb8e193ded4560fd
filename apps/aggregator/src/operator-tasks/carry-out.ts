import type { OperatorOutcome, OperatorWish, RedriveWish, ReplayDifference } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import type { HourComparison } from '../replay/compare.js';
import type { ReplayStores } from '../replay/fill.js';
import { Replay } from '../replay/replay.js';
import type { ReplayPlan } from '../replay/replay-plan.js';

export interface CarryOutOptions {
  onProgress: (done: number, total: number) => void;
  /** The process stops; what was filled of a replay stays, and the next one goes on from there. */
  signal: AbortSignal;
}

/** Does what an operator asked for, as the command lines `events` and `replay` do it. @throws DomainError of what is asked */
export async function carryOut(
  stores: ReplayStores,
  wish: OperatorWish,
  options: CarryOutOptions,
): Promise<OperatorOutcome> {
  const replay = new Replay(stores);
  switch (wish.kind) {
    case 'redrive':
      return redrive(new DeadLetters(stores), wish, options);
    case 'replay': {
      const { topics, from, to, rate } = wish;
      const days = { topics, from: from ? within(from) : undefined, to: to ? within(to) : undefined };
      const plan = await replay.fill(days, { rate, ...options });
      return toOutcome(plan, await replay.compare(plan));
    }
    case 'accept-replay':
      await replay.accept(await meant(replay, wish.generation));
      return { generation: wish.generation };
    case 'discard-replay':
      await replay.discard(await meant(replay, wish.generation));
      return { generation: wish.generation };
    default:
      return wish satisfies never;
  }
}

async function redrive(
  letters: DeadLetters,
  { topic, reason, position }: RedriveWish,
  { onProgress }: CarryOutOptions,
): Promise<OperatorOutcome> {
  if (topic && position) {
    await letters.redrive({ topic, ...position });
    return { sent: 1, sent_before: 0, unreadable: [] };
  }
  const groups = await letters.groups({ topic, reason });
  const total = groups.reduce((sum, group) => sum + group.letters, 0);
  const { sent, done, unreadable } = await letters.redriveAll({ topic, reason }, (looked) =>
    onProgress(Math.min(looked, total), total),
  );
  return {
    sent,
    sent_before: done,
    unreadable: [...unreadable].map(([why, count]) => ({ reason: why, letters: count })),
  };
}

/** @throws DomainError `replay/none`, `replay/conflict`: another one than was looked at */
async function meant(replay: Replay, generation: number): Promise<ReplayPlan> {
  const plan = await replay.underWay();
  if (plan.generation !== generation)
    throw new DomainError('replay/conflict', `Replay ${plan.generation} is under way, not ${generation}.`);
  return plan;
}

/** A moment of the day: `to` is taken to the end of the day it lies in, and midnight would be the day before's. */
const within = (day: string) => new Date(`${day}T00:00:00.001Z`);

/** More of them say nothing new, and each is a few hundred bytes. */
const MOST_DIFFERENCES = 50;

export function toOutcome({ generation }: ReplayPlan, hours: readonly HourComparison[]): OperatorOutcome {
  const different = hours.filter(({ equal }) => !equal);
  return {
    generation,
    hours: hours.length,
    different: different.length,
    differences: different.slice(0, MOST_DIFFERENCES).map(toDifference),
  };
}

function toDifference({ topic, hour, live, replayed }: HourComparison): ReplayDifference {
  const names = Object.keys({ ...live, ...replayed }).filter((name) => live[name] !== replayed[name]);
  return {
    topic,
    hour,
    figures: names.map((name) => ({ name, live: live[name] ?? 0, replayed: replayed[name] ?? 0 })),
  };
}

import { Injectable } from '@nestjs/common';
import type { AlertRule, AlertTrial } from '@toile/contracts';
import type { Member } from '../../../accounts/members/member.js';
import { Turns } from '../../../pictures/turns.js';
import { triedOn } from '../domain/crossing.js';
import { WatchedValue } from './watched-value.js';

const DAY_MS = 86_400_000;
/** Each point is a whole count from raw rows. */
const MOST_POINTS = 30;
const AT_ONCE = 2;

/** What an alert would have done: the figure as it was known at points of time gone by, and now. */
@Injectable()
export class TryAlert {
  /** For all members: the figures of pages are counted beside it. */
  readonly #turns = new Turns({
    ...{ atOnce: 1, mostWaiting: 5, longestWaitMs: 20_000 },
    refusal: {
      code: 'alert-trial/throttled',
      message: 'Many alerts are being tried. Try again in a minute.',
    },
  });

  constructor(private readonly watched: WatchedValue) {}

  /** @throws DomainError alert-trial/throttled */
  over(rule: AlertRule, member: Member, days: number, now: Date): Promise<AlertTrial> {
    return this.#turns.run(() => this.tried(rule, member, days, now));
  }

  private async tried(rule: AlertRule, member: Member, days: number, now: Date): Promise<AlertTrial> {
    const times = timesBefore(now, days);
    const points: AlertTrial['points'] = [];
    for (let at = 0; at < times.length; at += AT_ONCE) {
      const some = times.slice(at, at + AT_ONCE).map(async (time) => ({
        at: time.toISOString(),
        value: (await this.watched.of(rule, member, time)).value,
      }));
      points.push(...(await Promise.all(some)));
    }
    return triedOn(rule, points);
  }
}

/** Evenly spread, the oldest first, and now. */
export function timesBefore(now: Date, days: number): Date[] {
  const steps = Math.min(days, MOST_POINTS);
  return Array.from(
    { length: steps + 1 },
    (_, step) => new Date(now.getTime() - ((steps - step) / steps) * days * DAY_MS),
  );
}

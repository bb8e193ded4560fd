import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AlertRule, AlertStand, AlertTrial } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { Semaphore } from '../../../kernel/semaphore.js';
import { AlertCrossingDto, AlertRuleDto } from '../alerts/alert.dto.js';
import { AlertSources } from '../alerts/alert-sources.js';
import { ruleOf } from '../alerts/rule-of.js';
import { triedOn } from '../domain/crossing.js';

const DAYS = [30, 90, 365] as const;

/** What would be watched, and over how many days it is tried. */
export class TryAlertDto extends AlertRuleDto {
  /** The last so many. */
  @IsOneOf(DAYS)
  days: (typeof DAYS)[number] = 30;
}

/** The number at a time; null where it was hidden, or there was none. */
export class AlertPointDto {
  /** @example "2026-11-19T12:00:00.000Z" */
  at: string;
  /** @example 9.6 */
  value: number | null;
}

/** Where the number stands. */
export class AlertStandDto {
  /** @example 10.4 */
  value: number | null;
  stand: AlertStand;
}

/** What an alert would have done: the number at each time, and when it would have told. */
export class AlertTrialDto implements AlertTrial {
  points: AlertPointDto[];
  fired: AlertCrossingDto[];
  now: AlertStandDto;
}

export class TryAlert extends Query<AlertTrialDto> {
  constructor(
    readonly member: Member,
    readonly input: TryAlertDto,
  ) {
    super();
  }
}

/** What is watched as it was known at points of time gone by, and now. */
@QueryHandler(TryAlert)
export class TryAlertHandler implements IQueryHandler<TryAlert> {
  /** For all members: the figures of pages are counted beside it. */
  readonly #semaphore = new Semaphore({
    atOnce: 1,
    mostWaiting: 5,
    longestWaitMs: 20_000,
    refusal: {
      code: 'alert-trial/throttled',
      message: 'Many alerts are being tried. Try again in a minute.',
    },
  });

  constructor(private readonly sources: AlertSources) {}

  /** @throws DomainError alert-trial/throttled */
  execute({ member, input: { days, ...rule } }: TryAlert): Promise<AlertTrialDto> {
    return this.#semaphore.run(() => this.tried(ruleOf(rule), member, days, new Date()));
  }

  private async tried(rule: AlertRule, member: Member, days: number, now: Date): Promise<AlertTrial> {
    return triedOn(rule, await this.sources.past(rule, member, days, now));
  }
}

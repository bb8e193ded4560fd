import { Injectable } from '@nestjs/common';
import type { AlertKind, AlertRule, AlertSubject } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import type { AlertPoint, AlertSource, Look } from './alert-source.js';
import { ChangesSource } from './changes-source.js';
import { FigureSource } from './figure-source.js';
import { ForecastSource } from './forecast-source.js';
import { QuestionSource } from './question-source.js';

type Sources = { [Kind in AlertKind]: AlertSource<Extract<AlertSubject, { watches: Kind }>> };

/** Everything an alert may watch, by its kind: the one way to a watched number. */
@Injectable()
export class AlertSources {
  readonly #sources: Sources;

  constructor(
    figure: FigureSource,
    question: QuestionSource,
    forecast: ForecastSource,
    changes: ChangesSource,
  ) {
    this.#sources = { figure, question, forecast, changes };
  }

  /** @throws DomainError dashboard/forbidden; whatever is watched refuses with */
  async look(rule: AlertRule, member: Member): Promise<Look> {
    const source = this.sourceOf(rule);
    await source.mustBeEntitled(rule, member);
    return source.look(rule, rule, member);
  }

  /** @throws DomainError dashboard/forbidden where they may not ask it themselves */
  mustBeEntitled(rule: AlertRule, member: Member): Promise<void> {
    return this.sourceOf(rule).mustBeEntitled(rule, member);
  }

  /** @throws as `look` */
  async past(rule: AlertRule, member: Member, days: number, now: Date): Promise<AlertPoint[]> {
    const source = this.sourceOf(rule);
    await source.mustBeEntitled(rule, member);
    return source.past(rule, rule, member, days, now);
  }

  /** Each source is asked what it is of: the kind chooses it. */
  private sourceOf({ watches }: AlertRule): AlertSource<AlertSubject> {
    return this.#sources[watches] as AlertSource<AlertSubject>;
  }
}

import { Injectable } from '@nestjs/common';
import type { ChangesWatch } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { addDays, dayInParis, Entitlement, exportMessages, filled } from '../../figures/index.js';
import { ConceptChanges } from '../../forecasts/index.js';
import { changeThatCounts } from '../domain/recent-change.js';
import type { AlertPoint, AlertSource, Limit, Look } from './alert-source.js';
import { aboutSeries, ConceptNames, partOf } from './concept-names.js';
import { dayIn } from './day-in.js';
import { numberIn } from './number-in.js';
import { pageOfAlert } from './page-of-alert.js';
import { percentIn } from './percent-in.js';

/** Weeks in which something changed: for good, or once. What changed is told while it is new. */
@Injectable()
export class ChangesSource implements AlertSource<ChangesWatch> {
  constructor(
    private readonly changes: ConceptChanges,
    private readonly names: ConceptNames,
    private readonly entitlement: Entitlement,
  ) {}

  mustBeEntitled({ series }: ChangesWatch, member: Member): Promise<void> {
    return this.entitlement.mustHold(member, partOf(series));
  }

  async look(watch: ChangesWatch, limit: Limit): Promise<Look> {
    const { series } = watch;
    const now = new Date();
    const [nameIn, found] = await Promise.all([this.names.of(series), this.changes.of(series, now)]);
    const change = changeThatCounts(this.changes.changesAt(found, found.until), found.until, limit);
    const week = found.weeks.find(({ from }) => from === change?.week);
    return {
      value: change?.value ?? 0,
      week: change?.week ?? null,
      definition: `changes_of_${series.measure}`,
      as_of: `${found.until}T00:00:00.000Z`,
      tell: (locale) => {
        const words = exportMessages(locale).mails.alert;
        const label = nameIn(locale);
        const plain = (value: number) => percentIn(locale, value, 'plain');
        const number = (value: number) => numberIn(locale, { ...watch, ...limit }, value);
        const counts = new Intl.NumberFormat(locale);
        return {
          label,
          number,
          text: change
            ? filled(words.changed[change.kind], locale, {
                row: label,
                week: dayIn(locale, change.week),
                before: plain(change.before),
                after: plain(change.after),
                change: number(change.percent),
              })
            : filled(words.changed.nothing, locale, { row: label }),
          about: aboutSeries(series, locale),
          source: week
            ? filled(words.changed.source, locale, {
                events: counts.format(week.numerator),
                of: counts.format(week.of),
                from: dayIn(locale, week.from),
                to: dayIn(locale, addDays(week.from, 6)),
              })
            : '',
          page: pageOfAlert(watch, change?.week),
        };
      },
    };
  }

  /** At the end of each week, from the weeks that had closed then. */
  async past(
    { series }: ChangesWatch,
    limit: Limit,
    _: Member,
    days: number,
    now: Date,
  ): Promise<AlertPoint[]> {
    const found = await this.changes.of(series, now);
    const first = addDays(dayInParis(now), -days);
    const ends = [...found.weeks.map(({ from }) => addDays(from, 7))].filter((end) => end >= first);
    return ends.map((end) => {
      const change = changeThatCounts(this.changes.changesAt(found, end), end, limit);
      return { at: `${end}T00:00:00.000Z`, value: change?.value ?? 0, week: change?.week ?? null };
    });
  }
}

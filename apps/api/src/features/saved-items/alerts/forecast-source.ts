import { Injectable } from '@nestjs/common';
import type { ForecastWatch } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { Member } from '../../../kernel/auth/member.js';
import { addDays, dayInParis, Entitlement, exportMessages, filled } from '../../figures/index.js';
import { type ForetoldLevel, ForetoldLevels } from '../../forecasts/index.js';
import type { AlertPoint, AlertSource, Limit, Look } from './alert-source.js';
import { aboutSeries, ConceptNames, partOf } from './concept-names.js';
import { numberIn } from './number-in.js';
import { pageOfAlert } from './page-of-alert.js';
import { percentIn } from './percent-in.js';

/** By then what came late of the last week had come: where a forecast was made long afterwards, this is when it could have been. */
const MADE_AFTER_DAYS = 2;

/** What is foretold of a trend or brand: its level in so many weeks, from the newest forecast. */
@Injectable()
export class ForecastSource implements AlertSource<ForecastWatch> {
  constructor(
    private readonly levels: ForetoldLevels,
    private readonly names: ConceptNames,
    private readonly entitlement: Entitlement,
  ) {}

  mustBeEntitled({ series }: ForecastWatch, member: Member): Promise<void> {
    return this.entitlement.mustHold(member, partOf(series));
  }

  async look(watch: ForecastWatch, limit: Limit): Promise<Look> {
    const { series, weeks } = watch;
    const [nameIn, newest] = await Promise.all([this.names.of(series), this.levels.newest(series, weeks)]);
    return {
      value: newest ? numberOf(newest, limit) : null,
      week: null,
      definition: `forecast_of_${series.measure}`,
      as_of: newest?.made_at ?? new Date().toISOString(),
      tell: (locale, told) => {
        const words = exportMessages(locale).mails.alert;
        const { fan } = messagesOf(locale).dashboard.forecasts;
        const label = nameIn(locale);
        const number = (value: number) => numberIn(locale, { ...watch, ...limit }, value);
        return {
          label,
          number,
          text: filled(words.foretold[limit.operator], locale, {
            row: label,
            weeks: String(weeks),
            value: number(told),
            threshold: number(limit.threshold),
          }),
          about: aboutSeries(series, locale),
          source: newest
            ? filled(words.foretold.source, locale, {
                origin: newest.origin,
                method: newest.method,
                version: newest.version,
                low: percentIn(locale, newest.low80, 'plain'),
                high: percentIn(locale, newest.high80, 'plain'),
              })
            : fan.none,
          page: pageOfAlert(watch),
        };
      },
    };
  }

  /** What the record holds: a point a forecast, at the time it was made. */
  async past(
    { series, weeks }: ForecastWatch,
    limit: Limit,
    _: Member,
    days: number,
    now: Date,
  ): Promise<AlertPoint[]> {
    const made = await this.levels.since(addDays(dayInParis(now), -days), series, weeks);
    return made.map((one) => ({
      at: `${addDays(one.origin, MADE_AFTER_DAYS)}T00:00:00.000Z`,
      value: numberOf(one, limit),
    }));
  }
}

function numberOf(
  { value, level, low80, high80 }: ForetoldLevel,
  { measure, operator }: Limit,
): number | null {
  if (measure === 'bound') return operator === 'above' ? low80 : high80;
  if (measure === 'value') return value;
  return level > 0 ? (100 * (value - level)) / level : null;
}

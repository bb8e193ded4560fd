import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { colon } from '@toile/i18n/typography';
import { filled } from '../../../i18n/filled';
import { dayText } from '../figure/date-time-text';
import type { Forecast } from './fan';
import styles from './forecasts.module.css';

/** How runway shares are foretold. */
const SEASONS = 'pooled seasons';

type Words = Messages['dashboard']['forecasts'];

/** How a forecast was made and on what it rests; null says that there is none. */
export function ForecastNotes(props: { forecast: Forecast | null; words: Words; locale: Locale }) {
  const { forecast, words, locale } = props;
  if (!forecast) return <p className={styles.notes}>{words.fan.none}</p>;
  const { data, made_at, origin, method, version, afterwards, low_base } = forecast;
  return (
    <p className={styles.notes}>
      {filled(method === SEASONS ? words.fan.madeSeason : words.fan.made, {
        day: dayText(made_at.slice(0, 10), locale),
        weeks: data.weeks.toLocaleString(locale),
        to: dayText(data.to, locale),
        events: data.events.toLocaleString(locale),
        method: methodText(method, words),
        version,
      })}{' '}
      {afterwards && filled(words.fan.afterwards, { origin: dayText(origin, locale) })}{' '}
      {low_base && words.fan.lowBase} {method === SEASONS ? words.fan.legendSeason : words.fan.legend}{' '}
      <span title={data.digest}>
        {words.fan.data}
        {colon(locale)}
        <code>{data.digest.slice(0, 12)}</code>
      </span>
    </p>
  );
}

/** In the reader's language, as far as it is known. */
export function methodText(method: string, { methods }: Words): string {
  if (method === 'combination') return methods.combination;
  if (method === 'short series') return methods.short;
  if (method === SEASONS) return methods.seasons;
  return method === 'last value' ? methods.last : method;
}

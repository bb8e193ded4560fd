import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import styles from './service-parts.module.css';

type Part = Shape<'ServicePartDto'>;

const DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** What people feel of the services: each with how it does now, its last 90 days, and what is promised. @param props.today UTC */
export async function ServiceParts({ parts, today }: { parts: readonly Part[]; today: string }) {
  const [t, format] = await Promise.all([getTranslations('operations.status'), getFormatter()]);
  const percent = (value: number) =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <ul className={styles.parts}>
      {parts.map(({ part, now, promised, served, days }) => (
        <li key={part}>
          <div className={styles.head}>
            <h2>{t(`parts.${part}`)}</h2>
            <p className={styles.now} data-now={now}>
              {t(`now.${now}`)}
            </p>
          </div>
          <p className={styles.about}>{t(`about.${part}`)}</p>
          <Days days={days} today={today} label={t('days', { part: t(`parts.${part}`) })} />
          <p className={styles.axis} aria-hidden="true">
            <span>{t('ago', { days: String(DAYS) })}</span>
            <span>{t('today')}</span>
          </p>
          <p className={styles.served}>
            {served === null
              ? t('notWatched', { promised: percent(promised) })
              : t('served', { served: percent(served), promised: percent(promised) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A bar a day, as tall as it served; a low line where nobody watched. */
async function Days({ days, today, label }: { days: Part['days']; today: string; label: string }) {
  const [t, format] = await Promise.all([getTranslations('operations.status'), getFormatter()]);
  const known = new Map(days.map((day) => [day.day, day]));
  const last = Date.parse(today);
  const bars = Array.from({ length: DAYS }, (_, at) => new Date(last - (DAYS - 1 - at) * DAY_MS));
  const date = (day: Date) => format.dateTime(day, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ol className={styles.days} aria-label={label}>
      {bars.map((day) => {
        const found = known.get(day.toISOString().slice(0, 10));
        const failed = found ? found.failed / found.asked : 0;
        const words = !found
          ? t('day.unwatched', { date: date(day) })
          : found.failed === 0
            ? t('day.served', { date: date(day) })
            : t('day.failed', {
                date: date(day),
                share: format.number(failed, { style: 'percent', maximumFractionDigits: 2 }),
              });
        const kind = !found ? 'unwatched' : found.failed === 0 ? 'served' : 'failed';
        return (
          <li key={day.toISOString()} data-kind={kind} title={words}>
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

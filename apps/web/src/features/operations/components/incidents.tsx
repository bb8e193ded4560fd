import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import styles from './operations.module.css';

/** When parts did not serve, the newest first; says so too where all of them did. */
export async function Incidents({ incidents }: { incidents: readonly Shape<'IncidentDto'>[] }) {
  const [t, format] = await Promise.all([getTranslations('operations.status'), getFormatter()]);
  if (incidents.length === 0) return <p className={styles.fine}>{t('noIncidents')}</p>;
  const time = (text: string) =>
    format.dateTime(new Date(text), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const duration = (from: string, to: string) => {
    const minutes = (Date.parse(to) - Date.parse(from)) / 60_000;
    const [value, unit] = minutes < 120 ? [minutes, 'minute'] : [minutes / 60, 'hour'];
    return format.number(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 });
  };
  return (
    <ul className={styles.alerts}>
      {incidents.map(({ part, began_at: from, ended_at: to }) => (
        <li key={`${part} ${from}`}>
          <strong>{t(`parts.${part}`)}</strong>
          {' · '}
          {to === null
            ? t('since', { time: time(from) })
            : t('lasted', { time: time(from), duration: duration(from, to) })}
        </li>
      ))}
    </ul>
  );
}

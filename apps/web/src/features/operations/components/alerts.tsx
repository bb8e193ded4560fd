import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import styles from './operations.module.css';

type QualityAlert = Shape<'QualityAlertDto'>;

const SHARES = new Set(['mix', 'refused', 'duplicates', 'unknown']);

/** What is not as usual, in words; says so too when everything is. */
export async function Alerts({ alerts }: { alerts: readonly QualityAlert[] }) {
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  const amount = ({ code }: QualityAlert, value: number) =>
    SHARES.has(code)
      ? format.number(value, { style: 'percent', maximumFractionDigits: 1 })
      : format.number(code === 'lag' ? Math.round(value / 1_000) : value);
  const words = (alert: QualityAlert) => {
    const { code, dimension = 'kind', value } = alert;
    const [now, before] = [amount(alert, alert.now), amount(alert, alert.before)];
    if (code === 'dead-letters') return t('alerts.dead-letters', { now: alert.now });
    if (code !== 'mix') return t(`alerts.${code}`, { now, before });
    const named = isDimension(dimension) ? t(`dimensions.${dimension}`) : dimension;
    return t('alerts.mix', { dimension: named, value: value || t('none'), now, before });
  };
  if (alerts.length === 0) return <p className={styles.fine}>{t('alerts.none')}</p>;
  return (
    <ul className={styles.alerts}>
      {alerts.map((alert) => (
        <li key={`${alert.code} ${alert.dimension} ${alert.value}`}>{words(alert)}</li>
      ))}
    </ul>
  );
}

const DIMENSIONS = ['kind', 'device', 'browser', 'country', 'locale', 'bot'] as const;
const isDimension = (name: string): name is (typeof DIMENSIONS)[number] =>
  DIMENSIONS.some((known) => known === name);

import { BEACON_KINDS } from '@toile/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import styles from './operations.module.css';
import { TextsTable } from './texts-table';

/** Events of each minute as bars, bots their darker foot, and the same by kind as a table. */
export async function Minutes({ minutes }: { minutes: readonly Shape<'QualityMinuteDto'>[] }) {
  const [t, format] = await Promise.all([getTranslations('operations'), getFormatter()]);
  const most = Math.max(1, ...minutes.map(({ events }) => events));
  const time = (minute: string) => format.dateTime(new Date(minute), { hour: '2-digit', minute: '2-digit' });
  const kinds = BEACON_KINDS.filter((kind) => minutes.some((minute) => minute.kinds[kind]));
  const rows = minutes.filter(({ events }) => events > 0).reverse();
  return (
    <>
      <svg
        role="img"
        aria-label={t('perMinute.chart', { most: format.number(most) })}
        viewBox={`0 0 ${minutes.length * 10} 160`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {minutes.map(({ minute, events, bots }, index) => (
          <g key={minute}>
            <rect
              x={index * 10 + 1}
              width="8"
              y={160 - (160 * events) / most}
              height={(160 * events) / most}
            />
            <rect
              className={styles.bots}
              x={index * 10 + 1}
              width="8"
              y={160 - (160 * bots) / most}
              height={(160 * bots) / most}
            />
          </g>
        ))}
      </svg>
      <p className={styles.axis}>
        <span>{time(minutes[0]?.minute ?? new Date(0).toISOString())}</span>
        <span>{t('perMinute.chart', { most: format.number(most) })}</span>
        <span>{time(minutes.at(-1)?.minute ?? new Date(0).toISOString())}</span>
      </p>
      {rows.length > 0 && (
        <details className={styles.details}>
          <summary>{t('perMinute.table')}</summary>
          <TextsTable
            caption={t('perMinute.title')}
            head={[t('perMinute.minute'), ...kinds.map((kind) => t(`kinds.${kind}`)), t('perMinute.all')]}
            rows={rows.map((one) => [
              time(one.minute),
              ...kinds.map((kind) => format.number(one.kinds[kind] ?? 0)),
              format.number(one.events),
            ])}
          />
        </details>
      )}
    </>
  );
}

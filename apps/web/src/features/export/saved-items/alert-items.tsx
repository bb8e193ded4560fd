import { pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import type { figureNames } from './figure-names';
import styles from './saved-items.module.css';
import { SavedItem } from './saved-items-section';

/** Alerts with their rule in words, where they stand, and when they told last. */
export async function AlertItems(props: {
  alerts: readonly Shape<'AlertDto'>[];
  names: Awaited<ReturnType<typeof figureNames>>;
}) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('savedItems'), getFormatter()]);
  const failed = t('said.failed');
  return props.alerts.map((alert) => {
    const { id, name, row, measure, operator, threshold, paused, stand, last } = alert;
    const path = '/api/dashboard/alerts/{id}';
    const about = name ?? row;
    const rule = t('overview.rule', { operator, threshold: format.number(threshold) });
    const told =
      last &&
      t('overview.last', {
        date: format.dateTime(new Date(last.at), { dateStyle: 'long' }),
        value: format.number(last.value),
      });
    return (
      <SavedItem
        key={id}
        title={
          <Link href={localised(locale, pageOfFigure(alert))} prefetch={false}>
            {about}
          </Link>
        }
        lines={[
          `${row}: ${t(`alert.${measure}`)} ${rule}`,
          `${props.names.title(alert)} · ${props.names.filters(alert)}`,
          <span key="stand" data-stand={paused ? 'paused' : stand}>
            {paused ? t('overview.paused') : t(`overview.${stand}`)}
          </span>,
          told,
        ]}
      >
        <WriteButton
          label={paused ? t('overview.resume') : t('overview.pause')}
          about={about}
          words={{ failed }}
          className={styles.action}
          writing={{ method: 'patch', path, sent: { path: { id }, body: { paused: !paused } } }}
        />
        <WriteButton
          label={t('overview.delete')}
          about={about}
          words={{ failed }}
          className={styles.action}
          sure={t('overview.sure')}
          writing={{ method: 'delete', path, sent: { path: { id } } }}
        />
      </SavedItem>
    );
  });
}

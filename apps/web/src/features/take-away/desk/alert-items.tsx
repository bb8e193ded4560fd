import { type FigureAlert, pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { localised } from '../../../i18n/href';
import { DeskAction } from './desk-action';
import { DeskItem } from './desk-section';
import type { figureNames } from './figure-names';

/** Alerts with their rule in words, where they stand, and when they told last. */
export async function AlertItems(props: {
  alerts: readonly FigureAlert[];
  names: Awaited<ReturnType<typeof figureNames>>;
}) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('desk'), getFormatter()]);
  const failed = t('said.failed');
  return props.alerts.map((alert) => {
    const { id, name, row, measure, operator, threshold, paused, stand, last } = alert;
    const path = `/api/dashboard/alerts/${id}`;
    const about = name ?? row;
    const rule = t('desk.rule', { operator, threshold: format.number(threshold) });
    const told =
      last &&
      t('desk.last', {
        date: format.dateTime(new Date(last.at), { dateStyle: 'long' }),
        value: format.number(last.value),
      });
    return (
      <DeskItem
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
            {paused ? t('desk.paused') : t(`desk.${stand}`)}
          </span>,
          told,
        ]}
      >
        <DeskAction
          {...{ label: paused ? t('desk.resume') : t('desk.pause'), about, failed, path, method: 'PATCH' }}
          body={{ paused: !paused }}
        />
        <DeskAction
          {...{ label: t('desk.delete'), about, failed, path, method: 'DELETE', sure: t('desk.sure') }}
        />
      </DeskItem>
    );
  });
}

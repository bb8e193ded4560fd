import { pageOfFigure } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import type { figureNames } from './figure-names';
import styles from './saved-items.module.css';
import { SavedItem } from './saved-items-section';

const WHOLE = '*';

/** Alerts with their rule in words, where they stand, and when they told last. */
export async function AlertItems(props: {
  alerts: readonly Shape<'AlertDto'>[];
  names: Awaited<ReturnType<typeof figureNames>>;
}) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('savedItems'), getFormatter()]);
  const failed = t('said.failed');
  return props.alerts.map((alert) => {
    const { id, name, measure, operator, threshold, paused, stand, last } = alert;
    const { row, about: subject, page } = watched(alert, props.names, t);
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
          <Link href={localised(locale, page)} prefetch={false}>
            {about}
          </Link>
        }
        lines={[
          `${row}: ${t(`alert.${measure}`)} ${rule}`,
          subject,
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

/** What an alert watches: of what, where it is seen, and what that is called. */
function watched(
  alert: Shape<'AlertDto'>,
  names: Awaited<ReturnType<typeof figureNames>>,
  t: Awaited<ReturnType<typeof getTranslations<'savedItems'>>>,
): { row: string; about: string; page: string } {
  const { figure, filters = {}, question, row = '', column = WHOLE, series, weeks } = alert;
  if (figure) {
    const reference = { figure, filters };
    const about = `${names.title(reference)} · ${names.filters(reference)}`;
    return { row, about, page: pageOfFigure(reference) };
  }
  if (question) {
    const cell = column === WHOLE ? row : `${row}, ${column}`;
    return { row: cell, about: t('overview.question'), page: `/data/dashboard/explore?${question}` };
  }
  const { measure = '', of = '', slug = '' } = series ?? {};
  return {
    row: slug,
    about: weeks ? t('overview.forecast', { weeks: String(weeks) }) : t('overview.changes'),
    page: `/data/dashboard/time?${new URLSearchParams({ measure, of, slugs: slug })}`,
  };
}

import { colon } from '@toile/i18n/typography';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { MOMENT } from '../../../i18n/moment';
import styles from './account-page.module.css';
import { NewStorage } from './new-storage';

const TABLES = [
  { value: 'looks', key: 'looks' },
  { value: 'look-tags', key: 'lookTags' },
] as const;
const YEAR_MS = 365 * 86_400_000;

/** Buckets of a member that tables of facts are put into by day or week: made, seen with how it went, run, removed. */
export async function Storage() {
  const [locale, t, common, format] = await Promise.all([
    getLocale(),
    getTranslations('member.storage'),
    getTranslations('member.programs'),
    getFormatter(),
  ]);
  const failed = common('failed');
  const exports = await orNothing(askOwn('/api/dashboard/scheduled-exports', {}, locale));
  // Days of shows are days wherever they are read.
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      {exports?.results.length === 0 && <p className={styles.lead}>{t('none')}</p>}
      <ul className={styles.devices}>
        {exports?.results.map(({ id, endpoint, bucket, prefix, tables, every, first_day, next_at, last }) => {
          const place = `${bucket}/${prefix}`;
          return (
            <li key={id} className={styles.webhook}>
              <p>
                <span className={styles.address}>{place}</span>
                <small className={styles.address}>{endpoint}</small>
                <small>
                  {TABLES.filter(({ value }) => tables.includes(value))
                    .map(({ key }) => t(key))
                    .join(' · ')}{' '}
                  · {t(every)} · {t('since', { date: day(first_day) })}
                </small>
                <Last last={last} />
                <small>{t('next', { date: day(next_at) })}</small>
              </p>
              <p className={styles.choice}>
                <WriteButton
                  writing={{
                    method: 'post',
                    path: '/api/dashboard/scheduled-exports/{id}/run',
                    sent: { path: { id } },
                  }}
                  label={t('run')}
                  about={place}
                  words={{ done: t('running'), failed }}
                  className={styles.quiet}
                />
                <WriteButton
                  writing={{
                    method: 'delete',
                    path: '/api/dashboard/scheduled-exports/{id}',
                    sent: { path: { id } },
                  }}
                  label={t('remove')}
                  about={place}
                  sure={t('sure')}
                  words={{ done: t('removed'), failed }}
                  className={styles.quiet}
                />
              </p>
            </li>
          );
        })}
      </ul>
      <NewStorage
        tables={TABLES.map(({ value, key }) => ({ value, label: t(key) }))}
        periods={[
          { value: 'day', label: t('day') },
          { value: 'week', label: t('week') },
        ]}
        firstDay={new Date(Date.now() - YEAR_MS).toISOString().slice(0, 10)}
        words={{
          endpoint: t('endpoint'),
          endpointHelp: t('endpointHelp'),
          region: t('region'),
          bucket: t('bucket'),
          prefix: t('prefix'),
          prefixHelp: t('prefixHelp'),
          keyId: t('keyId'),
          secret: t('secret'),
          secretHelp: t('secretHelp'),
          tables: t('tables'),
          every: t('every'),
          firstDay: t('firstDay'),
          chooseOne: common('chooseOne'),
          create: t('create'),
          failed,
        }}
      />
    </>
  );
}

/** How an export went the last time. */
async function Last({ last }: { last: Shape<'ScheduledExportDto'>['last'] }) {
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations('member.storage'),
    getFormatter(),
  ]);
  if (!last) return <small>{t('never')}</small>;
  const at = format.dateTime(new Date(last.at), MOMENT);
  return (
    <small>
      {at}
      {colon(locale)}
      {t(`outcomes.${last.outcome}`)}
      {last.error && ` · ${last.error}`}
      {last.files !== null && ` · ${t('files', { count: last.files, sent: String(last.sent ?? 0) })}`}
    </small>
  );
}

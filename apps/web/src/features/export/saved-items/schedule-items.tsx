import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { localised } from '../../../i18n/localised';
import { MOMENT } from '../../../i18n/moment';
import { weekdayNames } from '../lib/weekday-names';
import styles from './saved-items.module.css';
import { SavedItem } from './saved-items-section';
import { ScheduleForm } from './schedule-form';
import { sharingTools } from './sharing-tools';

const FORMATS = { pdf: 'PDF', pptx: 'PowerPoint' };
const PATH = '/api/dashboard/schedules/{id}';

/** Documents that are sent by mail: when, to whom, how the last one went, and what can be changed of it. */
export async function ScheduleItems({ schedules }: { schedules: readonly Shape<'ScheduleDto'>[] }) {
  const [locale, t, messages, format] = await Promise.all([
    getLocale() as Promise<Locale>,
    getTranslations('savedItems'),
    getMessages() as Promise<Messages>,
    getFormatter(),
  ]);
  const { together, whoseIs } = await sharingTools();
  const nameOf = weekdayNames(locale);
  const failed = t('said.failed');
  const time = (at: string) => format.dateTime(new Date(at), MOMENT);
  return schedules.map((one) => {
    const { id, sent, failed: notSent, next_at, paused, waiting } = one;
    const about = one.name ?? '';
    const canChange = one.role !== 'read';
    const days = one.weekdays.map((day) => nameOf(day, 'long'));
    const names = [
      ...one.colleagues.filter(({ chosen }) => chosen).map(({ name }) => name),
      ...one.addresses.filter(({ state }) => state === 'confirmed').map(({ address }) => address),
    ];
    const lines = [
      t('mailing.when', { format: FORMATS[one.format], days: format.list(days) }),
      names.length > 0 ? t('mailing.to', { names: format.list(names) }) : t('mailing.toNobody'),
      sent && t('mailing.sent', { date: time(sent.at), count: sent.count }),
      notSent && (
        <span key="failed" data-stand="crossed">
          {t(`mailing.failures.${notSent.reason}`, { date: time(notSent.at) })}
        </span>
      ),
      waiting && t('mailing.waiting'),
      paused && (
        <span key="paused" data-stand="paused">
          {t('overview.paused')}
        </span>
      ),
      next_at && t('mailing.next', { date: time(next_at) }),
      whoseIs(one),
    ];
    return (
      <SavedItem
        key={id}
        title={
          <Link href={localised(locale, one.document.address)} prefetch={false}>
            {one.name}
          </Link>
        }
        lines={lines}
      >
        {together('schedule', id, about)}
        {one.role !== 'own' && (
          <WriteButton
            label={one.mailed ? t('mailing.tellNoMore') : t('mailing.tellMe')}
            about={about}
            words={{ failed }}
            className={styles.action}
            writing={{
              method: 'put',
              path: '/api/dashboard/schedules/{id}/mails',
              sent: { path: { id }, body: { on: !one.mailed } },
            }}
          />
        )}
        {canChange && (
          <>
            <ScheduleForm schedule={one} locale={locale} words={messages.savedItems} />
            <WriteButton
              label={t('mailing.now')}
              about={about}
              words={{ failed, done: t('mailing.sending') }}
              className={styles.action}
              writing={{ method: 'post', path: '/api/dashboard/schedules/{id}/send', sent: { path: { id } } }}
            />
            <WriteButton
              label={paused ? t('overview.resume') : t('overview.pause')}
              about={about}
              words={{ failed }}
              className={styles.action}
              writing={{ method: 'patch', path: PATH, sent: { path: { id }, body: { paused: !paused } } }}
            />
          </>
        )}
        {one.role === 'own' && (
          <WriteButton
            label={t('overview.delete')}
            about={about}
            sure={t('overview.sure')}
            words={{ failed }}
            className={styles.action}
            writing={{ method: 'delete', path: PATH, sent: { path: { id } } }}
          />
        )}
      </SavedItem>
    );
  });
}

import { WEBHOOK_EVENTS } from '@toile/contracts';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import { WriteButton } from '../../../forms/write-button';
import { MomentHere } from '../../../i18n/moment-here';
import { TIME_ZONE } from '../../../i18n/time-zone';
import styles from './account-page.module.css';
import { NewWebhook } from './new-webhook';
import { RotateSecret } from './rotate-secret';
import { typeKey } from './webhook-words';

/** Where a member's own systems are told of what happens: made, tried, seen, removed. */
export async function Webhooks() {
  const [locale, t, common, format] = await Promise.all([
    getLocale(),
    getTranslations('member.webhooks'),
    getTranslations('member.programs'),
    getFormatter(),
  ]);
  const failed = common('failed');
  const endpoints = await orNothing(askOwn('/api/dashboard/webhooks', {}, locale));
  const latest = await Promise.all(
    (endpoints?.results ?? []).map(({ id }) =>
      orNothing(askOwn('/api/dashboard/webhooks/{id}/deliveries', { path: { id }, query: {} }, locale)),
    ),
  );
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium' });
  const secretWords = {
    secret: t('secret'),
    guide: t('guide'),
    copy: common('copy'),
    copied: common('copied'),
    failed,
  };
  return (
    <>
      {endpoints?.results.length === 0 && <p className={styles.lead}>{t('none')}</p>}
      <ul className={styles.devices}>
        {endpoints?.results.map(({ id, url, types, created_at, previous_secret_until }, index) => (
          <li key={id} className={styles.webhook}>
            <p>
              <span className={styles.address}>{url}</span>
              <small>{types.map((type) => t(`types.${typeKey(type)}`)).join(' · ')}</small>
              <small>
                {t('since', { date: day(created_at) })}
                {previous_secret_until && ` · ${t('both', { date: day(previous_secret_until) })}`}
              </small>
            </p>
            <p className={styles.choice}>
              <WriteButton
                writing={{
                  method: 'post',
                  path: '/api/dashboard/webhooks/{id}/test',
                  sent: { path: { id } },
                }}
                label={t('test')}
                about={url}
                words={{ done: t('tested'), failed }}
                className={styles.quiet}
              />
              <RotateSecret
                id={id}
                url={url}
                words={{ ...secretWords, rotate: t('rotate'), sure: t('rotateSure') }}
              />
              <WriteButton
                writing={{ method: 'delete', path: '/api/dashboard/webhooks/{id}', sent: { path: { id } } }}
                label={t('remove')}
                about={url}
                sure={t('sure')}
                words={{ done: t('removed'), failed }}
                className={styles.quiet}
              />
            </p>
            <Deliveries id={id} url={url} deliveries={latest[index]?.results ?? []} />
          </li>
        ))}
      </ul>
      <NewWebhook
        types={WEBHOOK_EVENTS.map((value) => ({ value, label: t(`types.${typeKey(value)}`) }))}
        words={{
          ...secretWords,
          url: t('url'),
          urlHelp: t('urlHelp'),
          tells: t('tells'),
          chooseOne: common('chooseOne'),
          create: t('create'),
        }}
      />
    </>
  );
}

const SHOWN = 8;

/** The latest messages of a webhook, and what brings back those that were given up. */
async function Deliveries(props: { id: string; url: string; deliveries: Shape<'WebhookDeliveryDto'>[] }) {
  const [locale, t, common] = await Promise.all([
    getLocale(),
    getTranslations('member.webhooks'),
    getTranslations('member.programs'),
  ]);
  const { id, url, deliveries } = props;
  const here = { site: TIME_ZONE, locale };
  return (
    <details>
      <summary>{t('deliveries')}</summary>
      {deliveries.length === 0 && <p className={styles.lead}>{t('nothing')}</p>}
      <ul className={styles.deliveries}>
        {deliveries.slice(0, SHOWN).map(({ position, type, state, attempts, last_error, ...times }) => (
          <li key={position}>
            {t(`types.${typeKey(type)}`)}{' '}
            <small>
              <MomentHere at={times.occurred_at} text="{time}" {...here} />
            </small>
            <small>
              {t(`states.${state}`)}
              {attempts > 0 && ` · ${t('attempts', { count: attempts })}`}
              {last_error && ` · ${last_error}`}
              {times.next_try_at && ' · '}
              {times.next_try_at && <MomentHere at={times.next_try_at} text={t.raw('nextTry')} {...here} />}
            </small>
          </li>
        ))}
      </ul>
      {deliveries.some(({ state }) => state === 'dead') && (
        <WriteButton
          writing={{ method: 'post', path: '/api/dashboard/webhooks/{id}/redrive', sent: { path: { id } } }}
          label={t('redrive')}
          about={url}
          words={{ done: t('redriven'), failed: common('failed') }}
          className={styles.quiet}
        />
      )}
    </details>
  );
}

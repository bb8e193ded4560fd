import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { deviceLabel } from '../../../device/device-label';
import { sentWords } from '../../../forms/sent-words';
import { WriteButton } from '../../../forms/write-button';
import { getDevices } from '../api/membership-api';
import styles from './membership.module.css';

/** The devices a reader's plan was used on, to be released; nothing without a plan. For any page of an account. */
export async function PlanDevices() {
  const locale = await getLocale();
  const [t, member, format, list] = await Promise.all([
    getTranslations('membership.devices'),
    getTranslations('member'),
    getFormatter(),
    getDevices(locale),
  ]);
  if (!list || list.subscription === null) return null;
  const words = await sentWords(t('released'));
  return (
    <section className={styles.part} aria-labelledby="plan-devices">
      <h2 id="plan-devices">{t('title')}</h2>
      <p>{list.results.length > 0 ? t('lead') : t('none')}</p>
      <ul className={styles.rows}>
        {list.results.map((device) => {
          const label = deviceLabel(device.label, {
            name: member.raw('devices.name'),
            unknown: member('devices.unknown'),
          });
          const since = format.dateTime(new Date(device.bound_at), { dateStyle: 'medium' });
          const marks = [device.current && t('current'), device.this_device && t('this')].filter(Boolean);
          return (
            <li key={device.id}>
              <span>
                {label} <small>{[t('since', { date: since }), ...marks].join(' · ')}</small>
              </span>
              <WriteButton
                writing={{
                  method: 'delete',
                  path: '/api/paywall/subscriptions/{id}/devices/{device}',
                  sent: { path: { id: String(list.subscription), device: device.id } },
                }}
                label={t('release')}
                about={label}
                words={words}
                className={styles.quiet}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

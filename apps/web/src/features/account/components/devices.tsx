import type { SessionSummary, SignedInUser } from '@toile/contracts';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { orNothing } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';
import { deviceLabel } from '../../../device/device-label';
import { FormToken } from '../../../forms/fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import styles from './account-page.module.css';

/** Where the member is signed in; each of these can be ended, or all of them. */
export async function Devices({ user, token }: { user: SignedInUser; token: string | null }) {
  const [locale, t, account, format] = await Promise.all([
    getLocale(),
    getTranslations('member'),
    getTranslations('account'),
    getFormatter(),
  ]);
  const path = `/api/user/${encodeURIComponent(user.slug)}/sessions`;
  const sessions = await orNothing(getOwn<{ results: SessionSummary[] }>(path, locale));
  const words = await sentWords(t('done.session'));
  return (
    <>
      <ul className={styles.devices}>
        {sessions?.results.map(({ id, device: name, last_seen_at, current }) => {
          const device = deviceLabel(name, { name: t.raw('devices.name'), unknown: t('devices.unknown') });
          return (
            <li key={id}>
              <p>
                {device}
                <small>
                  {t('devices.seen', {
                    date: format.dateTime(new Date(last_seen_at), {
                      dateStyle: 'medium',
                      timeStyle: 'short',
                    }),
                  })}
                </small>
              </p>
              {current ? (
                <p className={styles.lead}>{t('devices.this')}</p>
              ) : (
                <SentForm
                  action={`/${locale}/user/account/sessions`}
                  words={words}
                  label={`${t('devices.end')}: ${device}`}
                  refresh
                >
                  <FormToken token={token} />
                  <input type="hidden" name="id" value={id} />
                  <button type="submit" className={styles.quiet}>
                    {t('devices.end')}
                  </button>
                </SentForm>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.other}>
        {/* Not links of Next's: they change who is reading, so the whole document is asked for. */}
        <a href={href(locale, 'auth_logout', {})}>{account('update.signOut')}</a>
        <a href={href(locale, 'auth_force_relogin', {})}>{account('update.everywhere')}</a>
      </p>
    </>
  );
}

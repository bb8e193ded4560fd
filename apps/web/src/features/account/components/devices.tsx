import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import { deviceLabel } from '../../../device/device-label';
import { FormToken } from '../../../forms/fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import styles from './account-page.module.css';

/** Where the member is signed in; each of these can be ended, or all of them. */
export async function Devices({ user, token }: { user: Shape<'SignedInUserDto'>; token: string | null }) {
  const [locale, t, account, format] = await Promise.all([
    getLocale(),
    getTranslations('member'),
    getTranslations('account'),
    getFormatter(),
  ]);
  const path = { slug: user.slug };
  const sessions = await orNothing(askOwn('/api/user/{slug}/sessions', { path }, locale));
  const words = await sentWords(t('done.session'));
  return (
    <>
      <ul className={styles.devices}>
        {sessions?.results.map(({ id, device: name, last_seen_at, current }) => {
          const device = deviceLabel(name, { name: t.raw('devices.name'), unknown: t('devices.unknown') });
          return (
            <li key={id}>
              <p id={`session-${id}`}>
                {device}
                <small>
                  {t('devices.seen', {
                    date: format.dateTime(new Date(last_seen_at), MOMENT),
                  })}
                </small>
              </p>
              {current ? (
                <p className={styles.lead}>{t('devices.this')}</p>
              ) : (
                <SentForm action={`/${locale}/user/account/sessions`} words={words} refresh>
                  <FormToken token={token} />
                  <input type="hidden" name="id" value={id} />
                  {/* Two sessions may be of like devices, seen in the same minute: no name of a form tells them apart, the row says which. */}
                  <button type="submit" className={styles.quiet} aria-describedby={`session-${id}`}>
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

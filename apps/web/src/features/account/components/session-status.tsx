import { PLANS } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { Facts } from '../../../design/facts';
import { PageHead } from '../../../design/page-head';
import { href } from '../../../i18n/href';
import styles from './account-page.module.css';

/** Who is signed in on this browser, with which plan, and where to go on from there. */
export async function SessionStatus() {
  const locale = await getLocale();
  const [t, plans, { user, segment }] = await Promise.all([
    getTranslations('account'),
    getTranslations('offers.plans'),
    askOwn('/auth/status', {}, locale),
  ]);
  if (!user)
    return (
      <div className={styles.narrow}>
        <PageHead eyebrow={t('status.title')} title={t('status.out')} lead={t('status.lead')} />
        <p className={`${styles.choice} ${styles.after}`}>
          <Link href={href(locale, 'auth', {})} prefetch={false}>
            {t('signIn.title')}
          </Link>
        </p>
      </div>
    );
  const plan = PLANS.find((one) => one === segment);
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <div className={styles.narrow}>
      <PageHead eyebrow={t('status.title')} title={t('status.in', { name })} lead={t('status.lead')} />
      <Facts
        facts={[
          {
            name: t('fields.email'),
            value: user.email_verified ? user.email : t('status.unverified', { email: user.email }),
          },
          { name: t('status.plan'), value: plan && plans(`${plan}.name`) },
        ]}
      />
      <p className={`${styles.choice} ${styles.after}`}>
        <Link href={href(locale, 'user_account_update', {})} prefetch={false}>
          {t('update.title')}
        </Link>
        <Link href={href(locale, 'moodboard_index', {})} prefetch={false}>
          {t('board.title')}
        </Link>
        <Link href={href(locale, 'membership_index', {})} prefetch={false}>
          {t('update.plan')}
        </Link>
      </p>
    </div>
  );
}

import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import { href } from '../../../i18n/href';
import { checkoutState, dashboardSubscription, getPlans, planInUse } from '../api/membership-api';
import styles from './membership.module.css';
import { PlanTerm } from './plan-term';
import { Seats } from './seats';
import { StudentProof } from './student-proof';

/** On the account's page: what is open by the dashboard, a seat or an own plan with the way to another, its seats, and the proof of studies. `id` is its heading's. */
export async function AccountPlan({ id }: { id: string }) {
  const locale = await getLocale();
  const [t, account, plan, format, state, plans, token, studentToken] = await Promise.all([
    getTranslations('membership'),
    getTranslations('account'),
    getTranslations('offers.plans'),
    getFormatter(),
    checkoutState(locale),
    getPlans(locale),
    formToken('checkout'),
    formToken('student'),
  ]);
  if (!state) return null;
  const [figures, used] = await Promise.all([
    dashboardSubscription(locale),
    state.in_force ? null : planInUse(locale),
  ]);
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long' });
  const here = href(locale, 'user_account_update', {});
  return (
    <>
      <div className={styles.part}>
        {figures?.status && figures.ends_at && (
          <p>
            <strong>{t('dashboard.name')}</strong> — {t(`manage.status.${figures.status}`)}
            {locale === 'zh' ? '，' : ', '}
            {t('manage.until', { date: day(figures.ends_at) })}
          </p>
        )}
        {used?.plan && !used.owned && used.plan !== 'dashboard' && used.ends_at && (
          <p>
            <strong>{plan(`${used.plan}.name`)}</strong> — {t('manage.seat', { date: day(used.ends_at) })}
          </p>
        )}
        {(state.plan || !(figures?.plan || used?.plan)) && (
          <PlanTerm state={state} token={token} isTest={plans?.provider === 'test'} back={`${here}#${id}`} />
        )}
        <p>
          <Link
            href={`${href(locale, 'membership_index', {})}?as=me`}
            prefetch={false}
            className={styles.quiet}
          >
            {state.in_force ? t('manage.another') : account('update.plan')}
          </Link>
        </p>
      </div>
      {state.plan && <Seats />}
      <section className={styles.part} aria-labelledby="proof">
        <h2 id="proof">{t('student.title')}</h2>
        <StudentProof isProved={state.student} token={studentToken} said="" link="" />
      </section>
    </>
  );
}

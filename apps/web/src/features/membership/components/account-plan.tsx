import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import { href } from '../../../i18n/href';
import { checkoutState, getPlans } from '../api/membership-api';
import styles from './membership.module.css';
import { PlanTerm } from './plan-term';
import { Seats } from './seats';
import { StudentProof } from './student-proof';

/** On the account's page: the plan with the way to another, its seats, and the proof of studies. `id` is its heading's. */
export async function AccountPlan({ id }: { id: string }) {
  const locale = await getLocale();
  const [t, account, state, plans, token, studentToken] = await Promise.all([
    getTranslations('membership'),
    getTranslations('account'),
    checkoutState(locale),
    getPlans(locale),
    formToken('checkout'),
    formToken('student'),
  ]);
  if (!state) return null;
  return (
    <>
      <div className={styles.part}>
        <PlanTerm
          state={state}
          token={token}
          isTest={plans?.provider === 'test'}
          back={`${href(locale, 'user_account_update', {})}#${id}`}
        />
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

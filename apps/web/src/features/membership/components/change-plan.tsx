import type { PaywallPlan } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FormToken } from '../../../forms/fields';
import { href } from '../../../i18n/href';
import styles from './membership.module.css';

/** Changes the plan somebody has to this one: where it is paid, or at once where that is a test. */
export async function ChangePlan(props: {
  plan: PaywallPlan;
  provider: NonNullable<Shape<'PlanListDto'>['provider']>;
  token: string | null;
}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('membership.manage')]);
  const isTest = props.provider === 'test';
  const fields = isTest
    ? { change: 'plan', plan: props.plan, back: `${href(locale, 'membership_index', {})}?as=me#manage` }
    : { locale };
  return (
    <form method="post" action={isTest ? '/api/payments/test/change' : '/api/checkout/portal'}>
      <FormToken token={props.token} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={styles.choose}>
        {t('change')}
      </button>
    </form>
  );
}

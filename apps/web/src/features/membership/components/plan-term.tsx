import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FormToken } from '../../../forms/fields';
import styles from './membership.module.css';
import { TestChanges } from './test-changes';

/** Which plan a member has, until when, and the ways to change or end it. */
export async function PlanTerm(props: {
  state: Shape<'CheckoutStateDto'>;
  token: string | null;
  isTest: boolean;
  /** The page a change leads back to, with its language. */
  back: string;
}) {
  const { state, token } = props;
  const { plan, status, ends_at } = state;
  const [locale, t, plans, format] = await Promise.all([
    getLocale(),
    getTranslations('membership.manage'),
    getTranslations('offers.plans'),
    getFormatter(),
  ]);
  if (!plan || plan === 'dashboard' || !status || !ends_at) return <p>{t('none')}</p>;
  const isOver = status === 'active' && !state.in_force;
  const date = format.dateTime(new Date(ends_at), { dateStyle: 'long' });
  const shown = isOver ? 'canceled' : status;
  const term = state.renews ? 'renews' : shown === 'canceled' ? 'last' : 'until';
  return (
    <>
      <p>
        <strong>{plans(`${plan}.name`)}</strong> — {t(`status.${shown}`)}, {t(term, { date })}
      </p>
      {props.isTest ? (
        <TestChanges token={token} quantity={state.quantity} back={props.back} />
      ) : (
        <form method="post" action="/api/checkout/portal">
          <FormToken token={token} />
          <input type="hidden" name="locale" value={locale} />
          <button type="submit" className={styles.choose}>
            {t('portal')}
          </button>
        </form>
      )}
    </>
  );
}

import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FormToken } from '../../../forms/fields';
import { href } from '../../../i18n/href';
import styles from './membership.module.css';
import { PlanDevices } from './plan-devices';
import { Seats } from './seats';
import { TestChanges } from './test-changes';

/** The reader's own plan: until when, how to change it, its seats and devices. */
export async function OwnPlan(props: {
  state: Shape<'CheckoutStateDto'>;
  token: string | null;
  isTest: boolean;
}) {
  const { state, token } = props;
  const locale = await getLocale();
  const [t, plans, format] = await Promise.all([
    getTranslations('membership.manage'),
    getTranslations('offers.plans'),
    getFormatter(),
  ]);
  const { plan, status, ends_at } = state;
  if (!plan || plan === 'dashboard' || !status || !ends_at) return null;
  const isOver = status === 'active' && !state.in_force;
  const date = format.dateTime(new Date(ends_at), { dateStyle: 'long' });
  const shown = isOver ? 'canceled' : status;
  const term = state.renews ? 'renews' : shown === 'canceled' ? 'last' : 'until';
  return (
    <div className={styles.own} id="manage">
      <section className={styles.part} aria-labelledby="own-plan">
        <h2 id="own-plan">{t('title')}</h2>
        <p>
          <strong>{plans(`${plan}.name`)}</strong> — {t(`status.${shown}`)}, {t(term, { date })}
        </p>
        {props.isTest ? (
          <TestChanges
            token={token}
            quantity={state.quantity}
            back={`${href(locale, 'membership_index', {})}#manage`}
          />
        ) : (
          <form method="post" action="/api/checkout/portal">
            <FormToken token={token} />
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className={styles.choose}>
              {t('portal')}
            </button>
          </form>
        )}
      </section>
      <Seats />
      <PlanDevices />
    </div>
  );
}

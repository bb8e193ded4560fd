import type { Currency, Interval } from '@toile/contracts';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import section from '../../../design/section.module.css';
import { FormToken } from '../../../forms/fields';
import { href } from '../../../i18n/href';
import { ChangePlan } from './change-plan';
import styles from './membership.module.css';
import { StudentProof } from './student-proof';

export interface Choice {
  currency: Currency;
  interval: Interval;
}

/** The plans beside each other, with what they cost and how to begin. */
export async function PlanCards(props: {
  plans: Shape<'PlanListDto'>;
  choice: Choice;
  /** Null for visitors. */
  state: Shape<'CheckoutStateDto'> | null;
  token: string | null;
  studentToken: string | null;
  studentSaid: string;
  /** Token of the mail that proves studies; empty without one. */
  studentLink: string;
  /** Why the checkout refused this plan the last time. */
  refused: { plan: string; coupon: string; why: string } | null;
}) {
  const { plans, choice, state, refused } = props;
  const locale = await getLocale();
  const [t, words, format] = await Promise.all([
    getTranslations('membership'),
    getTranslations('offers.plans'),
    getFormatter(),
  ]);
  const here = href(locale, 'membership_index', {});
  const isHeld = state?.plan && state.status !== 'canceled' && Date.parse(state.ends_at ?? '') > Date.now();
  const price = (offer: Shape<'PlanOfferDto'>) =>
    format.number(offer.prices[choice.currency][choice.interval] / 100, {
      style: 'currency',
      currency: choice.currency.toUpperCase(),
      // Cents where there are some.
      minimumFractionDigits: offer.prices[choice.currency][choice.interval] % 100 === 0 ? 0 : 2,
    });
  const way = (offer: Shape<'PlanOfferDto'>) => {
    const { plan } = offer;
    if (isHeld && state?.plan === plan) return <p className={styles.current}>{t('current')}</p>;
    if (offer.student && state && !state.student)
      return <p className={styles.current}>{t('student.needed')}</p>;
    if (!plans.provider) return null;
    if (isHeld) return <ChangePlan plan={plan} provider={plans.provider} token={props.token} />;
    // Visitors choose before they have an account, and are led on with what they chose once they have one.
    const buying = state ? { method: 'post', action: '/api/checkout' } : { action: `${here}/checkout` };
    return (
      <form {...buying} className={styles.buy}>
        {state && <FormToken token={props.token} />}
        {Object.entries({
          plan,
          ...choice,
          locale,
          price: offer.prices[choice.currency][choice.interval],
        }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {offer.seats && (
          <label>
            {t('seats')}{' '}
            <input type="number" name="quantity" min={1} max={plans.most_seats} defaultValue={1} required />
          </label>
        )}
        <label className={styles.coupon}>
          {t('coupon')}{' '}
          <input
            name="coupon"
            maxLength={40}
            autoComplete="off"
            defaultValue={refused?.plan === plan ? refused.coupon : ''}
          />
        </label>
        {refused?.plan === plan && (
          <p role="alert" className={styles.refused}>
            {refused.why}
          </p>
        )}
        <button type="submit" className={styles.choose}>
          {state ? t('choose') : words('sign')}
        </button>
      </form>
    );
  };
  return (
    <ul className={styles.plans}>
      {plans.results.map((offer) => (
        <li key={offer.plan} id={offer.plan} className={styles.plan}>
          <p className={section.eyebrow}>{words(`${offer.plan}.for`)}</p>
          <h2>{words(`${offer.plan}.name`)}</h2>
          <p className={styles.price}>
            <strong>{price(offer)}</strong> {t(`per.${choice.interval}`)}
            {offer.seats && `, ${t('seat')}`}
            {offer.trial_days > 0 && (
              <small className={styles.trial}>{t('trial', { days: offer.trial_days })}</small>
            )}
          </p>
          <p>{words(`${offer.plan}.text`)}</p>
          {way(offer)}
          {offer.student && state && state.plan !== offer.plan && (
            <StudentProof
              isProved={state.student}
              token={props.studentToken}
              said={props.studentSaid}
              link={props.studentLink}
            />
          )}
        </li>
      ))}
      <li id="dashboard" className={styles.plan}>
        <p className={section.eyebrow}>{t('dashboard.for')}</p>
        <h2>{t('dashboard.name')}</h2>
        <p className={styles.price}>
          <strong>{t('onRequest')}</strong>
        </p>
        <p>{t('dashboard.text')}</p>
        <a href={href(locale, 'data_products_dashboard', {})} className={styles.choose}>
          {t('talk')}
        </a>
      </li>
    </ul>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { href } from '../../../i18n/href';
import styles from './membership.module.css';
import type { Choice } from './plan-cards';

/** Of a year, where two months are free. */
const MONTHS_PAID = 10;

/** In which currency prices are shown, and for how long is paid; links, so that they work and can be sent on. */
export async function PriceChoice({ plans, choice }: { plans: Shape<'PlanListDto'>; choice: Choice }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('membership')]);
  const to = (changed: Partial<Choice>) =>
    `${href(locale, 'membership_index', {})}?${new URLSearchParams({ ...choice, ...changed })}`;
  // Operators set prices: what is said of a year holds of every plan, or is not said.
  const isTwoMonthsLess = plans.results.every(
    ({ prices: { [choice.currency]: price } }) => price.year <= MONTHS_PAID * price.month,
  );
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <div className={styles.choices}>
      <nav aria-label={t('interval.label')}>
        {plans.intervals.map((interval) => (
          <a
            key={interval}
            href={to({ interval })}
            aria-current={interval === choice.interval ? 'true' : undefined}
          >
            {t(`interval.${interval}`)}
            {interval === 'year' && isTwoMonthsLess && <small> {t('interval.save')}</small>}
          </a>
        ))}
      </nav>
      <nav aria-label={t('currency')}>
        {plans.currencies.map((currency) => (
          <a
            key={currency}
            href={to({ currency })}
            aria-current={currency === choice.currency ? 'true' : undefined}
            title={currencies.of(currency.toUpperCase())}
          >
            {currency.toUpperCase()}
          </a>
        ))}
      </nav>
    </div>
  );
}

import { CURRENCIES } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { MOMENT } from '../../../i18n/moment';
import { money } from '../lib/prices';
import { PlanHistory } from './plan-history';
import { PlanTermsForm } from './plan-terms-form';
import styles from './plans.module.css';
import { PriceForm } from './price-form';
import shows from './shows.module.css';
import { TakeBack } from './take-back';

const FEATURES = ['looks', 'models', 'street', 'zoom', 'flash', 'premium', 'seats'] as const;

/** A plan with its prices, those to come, its trial and features, and what was changed of it. */
export async function PlanView(props: {
  plan: Shape<'WrittenPlanDto'>;
  history: Shape<'TermsHistoryDto'>;
  countsTaxes: boolean;
}) {
  const { plan } = props;
  const [locale, t, names, features, format, { newsroom }] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.plans'),
    getTranslations('offers.plans'),
    getTranslations('membership.features'),
    getFormatter(),
    getMessages() as Promise<Messages>,
  ]);
  const words = newsroom.plans;
  const time = (iso: string) => format.dateTime(new Date(iso), { ...MOMENT, timeZone: 'UTC' });
  return (
    <article className={styles.plan} aria-labelledby="plan">
      <header>
        <h2 id="plan">{names(`${plan.plan}.name`)}</h2>
        <p>{t('paying', { members: plan.members, seats: plan.seats })}</p>
        <p className={shows.fine}>{props.countsTaxes ? t('taxesStripe') : t('taxesNone')}</p>
      </header>
      <Table
        caption={t('now')}
        isCaptionShown
        columns={[
          {
            key: 'currency',
            head: t('currency'),
            is: 'name',
            cell: (currency: (typeof CURRENCIES)[number]) => currency.toUpperCase(),
          },
          ...(['month', 'year'] as const).map((interval) => ({
            key: interval,
            head: t(interval),
            cell: (currency: (typeof CURRENCIES)[number]) =>
              money(plan.prices[currency][interval], currency, locale),
          })),
        ]}
        rows={CURRENCIES}
        keyOf={String}
      />
      <section aria-labelledby="coming" className={shows.stack}>
        <h3 id="coming">{t('coming')}</h3>
        {plan.coming.length === 0 && <p className={shows.fine}>{t('noneComing')}</p>}
        <ul className={styles.coming}>
          {plan.coming.map(({ change, from, keeps, prices }) => (
            <li key={change}>
              <p>
                {t('fromTime', {
                  time: time(from),
                  prices: prices
                    .map(
                      ({ amount, currency, interval }) =>
                        `${money(amount, currency, locale)} ${t(interval).toLocaleLowerCase(locale)}`,
                    )
                    .join(', '),
                })}
              </p>
              <p className={shows.fine}>{t(keeps)}</p>
              <TakeBack plan={plan.plan} change={change} version={plan.version} words={words} />
            </li>
          ))}
        </ul>
      </section>
      <PriceForm plan={plan} words={words} locale={locale} />
      <PlanTermsForm
        plan={plan}
        words={words}
        features={FEATURES.map((feature) => ({ feature, name: features(feature) }))}
      />
      <PlanHistory history={props.history} />
    </article>
  );
}

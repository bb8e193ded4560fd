import { CURRENCIES, INTERVALS, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ask, askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { currentUser, formToken } from '../../../api/personal';
import { PageHead } from '../../../design/page-head';
import { Section } from '../../../design/section';
import section from '../../../design/section.module.css';
import { checkoutState, getPlans } from '../../../features/membership/api/membership-api';
import { Comparison } from '../../../features/membership/components/comparison';
import styles from '../../../features/membership/components/membership.module.css';
import { OwnPlan } from '../../../features/membership/components/own-plan';
import { type Choice, PlanCards } from '../../../features/membership/components/plan-cards';
import { PriceChoice } from '../../../features/membership/components/price-choice';
import { Questions } from '../../../features/membership/components/questions';
import { ClientList } from '../../../features/offers/components/client-list';
import { Reports } from '../../../features/offers/components/reports';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { ReadersOwn } from '../../../reader/readers-own';
import { JsonLd, offered } from '../../../seo/json-ld';
import { pageMetadata } from '../../../seo/page-metadata';
import type { SearchProps } from '../../page-props';

const REPORTS = 4;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  return pageMetadata({
    locale,
    path: pathOf('membership_index', {}),
    title: t('plans.title'),
    description: t('plans.lead'),
  });
}

/** Why the checkout refuses a plan; what else it is, buyers cannot mend. */
const PROBLEMS = [
  'coupon-unknown',
  'coupon-expired',
  'coupon-start',
  'coupon-plan',
  'coupon-currency',
  'coupon-uses',
  'coupon-yours',
  'coupon-amount',
  'checkout-price',
] as const;

/** What readers of a language most likely pay with, until they choose. */
const USUAL: Record<string, Choice['currency']> = { zh: 'cny' };

export default async function Memberships({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const one = (key: string) => [given[key] ?? ''].flat()[0] ?? '';
  const choice: Choice = {
    currency: CURRENCIES.find((known) => known === one('currency')) ?? USUAL[locale] ?? 'eur',
    interval: INTERVALS.find((known) => known === one('interval')) ?? 'month',
  };
  const user = await currentUser();
  const [t, words, plans, state, token, studentToken, reports, clients] = await Promise.all([
    getTranslations('offers'),
    getTranslations('membership'),
    getPlans(locale),
    user ? checkoutState(locale) : null,
    user ? formToken('checkout') : null,
    user ? formToken('student') : null,
    orNothing(askOwn('/api/reports/list', {}, locale)),
    orNothing(ask('/api/clients', {}, locale)),
  ]);
  const key = `${one('problem')}${one('problem') === 'coupon' ? `-${one('error')}` : ''}`;
  const refused = key
    ? {
        plan: one('plan'),
        coupon: one('coupon').slice(0, 40),
        why: words(`problem.${PROBLEMS.find((known) => known === key) ?? 'other'}`),
      }
    : null;
  const here = href(locale, 'membership_index', {});
  return (
    <>
      <div className={section.page}>
        <PageHead title={t('plans.title')} lead={t('plans.lead')} />
        {one('bought') && (
          <div className={styles.notice} role="status">
            {state?.in_force ? (
              <p>
                <strong>{words('done.title')}.</strong> {words('done.text')}
              </p>
            ) : (
              <p>
                {words('done.waiting')} <a href={`${here}?bought=1`}>{words('done.again')}</a>
              </p>
            )}
          </div>
        )}
        {state?.plan && (
          <OwnPlan
            state={state}
            token={token}
            isTest={plans?.provider === 'test'}
            back={`${here}?as=me#manage`}
          />
        )}
        {plans && (
          <>
            <JsonLd
              data={plans.results.map(({ plan, prices }) =>
                offered({
                  name: `Toile, ${t(`plans.${plan}.name`)}`,
                  description: t(`plans.${plan}.for`),
                  path: `${here}#${plan}`,
                  prices: CURRENCIES.map((currency) => ({ currency, cents: prices[currency].month })),
                }),
              )}
            />
            <PriceChoice plans={plans} choice={choice} />
            <PlanCards
              plans={plans}
              choice={choice}
              state={state}
              token={token}
              studentToken={studentToken}
              studentSaid={one('student')}
              studentLink={one('token')}
              refused={refused}
            />
            {plans.taxes_by_provider && <p>{words('taxes')}</p>}
          </>
        )}
      </div>
      {plans && (
        <Section id="comparison" title={words('features.title')}>
          <Comparison plans={plans} />
        </Section>
      )}
      <Section id="questions" title={words('faq.title')}>
        <Questions />
      </Section>
      {reports && reports.results.length > 0 && (
        <Section id="reports" title={t('plans.reports')}>
          <Reports reports={reports.results.slice(0, REPORTS)} />
        </Section>
      )}
      {clients && clients.results.length > 0 && (
        <Section id="clients" title={t('plans.clients')}>
          <ClientList clients={clients.results} />
        </Section>
      )}
      <ReadersOwn />
      <PageView route="membership_index" parameters={{}} />
    </>
  );
}

import { CURRENCIES, INTERVALS, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentUser, formToken } from '../../../../api/personal';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { checkoutState, getPlans } from '../../../../features/membership/api/membership-api';
import { CheckoutForm } from '../../../../features/membership/components/checkout-form';
import styles from '../../../../features/membership/components/membership.module.css';
import { FormToken } from '../../../../forms/fields';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const PATH = `${pathOf('membership_index', {})}/checkout`;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('membership.checkout')]);
  return pageMetadata({ locale, path: PATH, title: t('title'), description: t('lead'), index: false });
}

/**
 * Leads whoever chose a plan on to where it is paid: by way of signing in or up where they have no session, which leads back
 * here. Another site's link shows the button and goes no further.
 */
export default async function Checkout({ searchParams }: SearchProps) {
  const [locale, given, asked] = await Promise.all([getLocale(), searchParams, headers()]);
  const one = (key: string) => ([given[key] ?? ''].flat()[0] ?? '').slice(0, 40);
  const here = href(locale, 'membership_index', {});
  const [user, plans] = await Promise.all([currentUser(), getPlans(locale)]);
  const offer = plans?.results.find(({ plan }) => plan === one('plan'));
  if (!plans?.provider || !offer) notFound();
  const wanted = {
    plan: offer.plan,
    currency: CURRENCIES.find((known) => known === one('currency')) ?? 'eur',
    interval: INTERVALS.find((known) => known === one('interval')) ?? 'month',
    quantity: offer.seats
      ? Math.min(Math.max(1, Math.trunc(Number(one('quantity'))) || 1), plans.most_seats)
      : 1,
    coupon: one('coupon'),
    locale,
    // What they saw, which the checkout refuses where it has changed since.
    ...(/^\d{1,9}$/.test(one('price')) && { price: Number(one('price')) }),
  };
  const fields = Object.entries(wanted).map(([name, value]) => [name, String(value)]);
  if (!user) {
    const back = `${here}/checkout?${new URLSearchParams(fields)}`;
    redirect(`${href(locale, 'auth', {})}?${new URLSearchParams({ message: 'checkout', redirect: back })}`);
  }
  const state = await checkoutState(locale);
  const isHeld = state?.ends_at && state.status !== 'canceled' && Date.parse(state.ends_at) > Date.now();
  if (isHeld) redirect(`${here}?as=me#manage`);
  if (offer.student && !state?.student) redirect(`${here}?as=me#${offer.plan}`);
  const [t, words, token] = await Promise.all([
    getTranslations('membership'),
    getTranslations('offers.plans'),
    formToken('checkout'),
  ]);
  return (
    <div className={section.page}>
      <PageHead eyebrow={words(`${offer.plan}.name`)} title={t('checkout.title')} lead={t('checkout.lead')} />
      <CheckoutForm
        wanted={wanted}
        goesOn={asked.get('sec-fetch-site') === 'same-origin'}
        className={styles.ways}
      >
        <FormToken token={token} />
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.choose}>
          {t('checkout.go')}
        </button>
        <a href={`${here}#${offer.plan}`} className={styles.quiet}>
          {t('test.back')}
        </a>
      </CheckoutForm>
    </div>
  );
}

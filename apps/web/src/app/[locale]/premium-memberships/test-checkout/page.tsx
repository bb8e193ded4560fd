import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../api/personal';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { getTestOrder } from '../../../../features/membership/api/membership-api';
import styles from '../../../../features/membership/components/membership.module.css';
import { FormToken } from '../../../../forms/fields';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('membership.test')]);
  return pageMetadata({
    locale,
    path: '/premium-memberships/test-checkout',
    title: t('title'),
    description: t('text'),
    index: false,
  });
}

/** The labelled test checkout of the demo: shows an order and lets it be paid, without any money. */
export default async function TestCheckout({ searchParams }: SearchProps) {
  const [locale, given] = await Promise.all([getLocale(), searchParams]);
  const token = [given.order ?? ''].flat()[0] ?? '';
  const [t, words, membership, format, order, csrf] = await Promise.all([
    getTranslations('membership.test'),
    getTranslations('offers.plans'),
    getTranslations('membership'),
    getFormatter(),
    getTestOrder(token, locale),
    formToken('checkout'),
  ]);
  if (!order) notFound();
  const money = (amount: number) =>
    format.number(amount / 100, { style: 'currency', currency: order.currency.toUpperCase() });
  return (
    <div className={section.page}>
      <PageHead eyebrow={t('label')} title={t('title')} lead={t('text')} />
      <div className={styles.checkout}>
        <dl>
          <dt>{words(`${order.plan}.name`)}</dt>
          <dd>{membership(`interval.${order.interval}`)}</dd>
          <dt>{membership('seats')}</dt>
          <dd>{order.quantity}</dd>
          {order.coupon && (
            <>
              <dt>{t('coupon', { code: order.coupon.code })}</dt>
              <dd>−{money(order.coupon.off)}</dd>
            </>
          )}
          {order.trial_days > 0 && (
            <>
              <dt>{t('trial')}</dt>
              <dd>{t('days', { days: order.trial_days })}</dd>
            </>
          )}
          <dt>{t('taxes')}</dt>
          <dd>{t('taxesWhose')}</dd>
          <dt>{t('total')}</dt>
          <dd>
            <strong>{money(order.total)}</strong>
          </dd>
        </dl>
        <form method="post" action="/api/payments/test/pay" className={styles.ways}>
          <FormToken token={csrf} />
          <input type="hidden" name="order" value={token} />
          <button type="submit" name="outcome" value="paid" className={styles.choose}>
            {t('pay')}
          </button>
          <button type="submit" name="outcome" value="declined" className={styles.quiet}>
            {t('decline')}
          </button>
          <a href={order.back_url} className={styles.quiet}>
            {t('back')}
          </a>
        </form>
      </div>
    </div>
  );
}

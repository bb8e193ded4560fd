import { PLANS, pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import {
  findCoupons,
  historyOfPlan,
  soldPlans,
  writtenPlans,
} from '../../../../features/newsroom/api/plans-api';
import { CouponList } from '../../../../features/newsroom/components/coupon-list';
import { NewCoupon } from '../../../../features/newsroom/components/new-coupon';
import { PlanView } from '../../../../features/newsroom/components/plan-view';
import styles from '../../../../features/newsroom/components/plans.module.css';
import shows from '../../../../features/newsroom/components/shows.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { SubmitButton, TextField } from '../../../../forms/fields';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const ROUTE = 'newsroom_plans';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.plans')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** What plans cost and hold, and coupons; for operators. */
export default async function PlansPage({ searchParams }: SearchProps) {
  const [given, locale, t, { newsroom, offers }] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('newsroom.plans'),
    getMessages() as Promise<Messages>,
  ]);
  const said = (name: string) => ([given[name] ?? ''].flat()[0] ?? '').trim().slice(0, 30);
  const isCoupons = said('view') === 'coupons';
  const search = said('search');
  const chosen = PLANS.find((plan) => plan === said('plan')) ?? PLANS[0];
  const hrefOf = (also: Record<string, string>) => `${href(locale, ROUTE, {})}?${new URLSearchParams(also)}`;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {newsroom.home.title}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <nav className={shows.views} aria-label={t('title')}>
        <span className={shows.row}>
          {PLANS.map((plan) => (
            <Link
              key={plan}
              href={hrefOf({ plan })}
              prefetch={false}
              aria-current={!isCoupons && plan === chosen ? 'page' : undefined}
            >
              {offers.plans[plan].name}
            </Link>
          ))}
        </span>
        <Link
          href={hrefOf({ view: 'coupons' })}
          prefetch={false}
          aria-current={isCoupons ? 'page' : undefined}
        >
          {t('coupons')}
        </Link>
      </nav>
      {isCoupons ? await coupons() : await plan()}
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );

  async function plan() {
    const [{ results }, history, sold] = await Promise.all([
      writtenPlans(locale),
      historyOfPlan(chosen, locale),
      soldPlans(locale),
    ]);
    const found = results.find((one) => one.plan === chosen);
    if (!found) notFound();
    return (
      <PlanView key={chosen} plan={found} history={history} countsTaxes={sold?.taxes_by_provider ?? false} />
    );
  }

  async function coupons() {
    const { results } = await findCoupons(search, locale);
    return (
      <div className={styles.coupons}>
        <search>
          <form className={shows.search}>
            <input type="hidden" name="view" value="coupons" />
            <TextField
              label={t('findCoupon')}
              name="search"
              type="search"
              maxLength={30}
              defaultValue={search}
            />
            <SubmitButton>{t('find')}</SubmitButton>
          </form>
        </search>
        <CouponList coupons={results} isSearch={search.trim() !== ''} />
        <NewCoupon
          words={newsroom.plans}
          names={{
            'all-included': offers.plans['all-included'].name,
            'student-special': offers.plans['student-special'].name,
            'trend-master': offers.plans['trend-master'].name,
          }}
        />
      </div>
    );
  }
}

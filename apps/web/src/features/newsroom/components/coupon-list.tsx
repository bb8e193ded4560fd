import type { Messages } from '@toile/i18n';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { MOMENT } from '../../../i18n/moment';
import { money } from '../lib/prices';
import { CouponActs } from './coupon-acts';
import shows from './shows.module.css';

type Coupon = Shape<'CouponDto'>;

/** Coupons a line each, with what can be changed of them. */
export async function CouponList(props: {
  coupons: readonly Coupon[];
  /** They are those of a code that was looked for. */
  isSearch: boolean;
}) {
  const { coupons } = props;
  const [locale, t, { newsroom, offers }, format] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.plans'),
    getMessages() as Promise<Messages>,
    getFormatter(),
  ]);
  if (coupons.length === 0)
    return <p className={shows.fine}>{t(props.isSearch ? 'noCoupons' : 'noCouponsYet')}</p>;
  // To the minute: a coupon of one day would begin and end at the same.
  const time = (iso: string) => format.dateTime(new Date(iso), { ...MOMENT, timeZone: 'UTC' });
  const names = {
    'all-included': offers.plans['all-included'].name,
    'student-special': offers.plans['student-special'].name,
    'trend-master': offers.plans['trend-master'].name,
  };
  const off = ({ percent, amount, currency, lasts }: Coupon) =>
    `${percent === null ? money(amount ?? 0, currency ?? 'eur', locale) : `${percent}\u202f%`}, ${t(lasts === 'once' ? 'once' : 'every')}`;
  return (
    <Table
      caption={t('coupons')}
      columns={[
        {
          key: 'code',
          head: t('findCoupon'),
          is: 'name',
          cell: (one: Coupon) => <strong>{one.code}</strong>,
        },
        { key: 'off', head: t('off'), is: 'text', cell: off },
        {
          key: 'plans',
          head: t('plans'),
          is: 'text',
          cell: (one) => one.plans.map((plan) => names[plan]).join(', '),
        },
        {
          key: 'uses',
          head: t('uses'),
          is: 'text',
          cell: (one) =>
            t('usesOf', { uses: String(one.uses), most: String(one.most_uses), held: String(one.held) }),
        },
        {
          key: 'period',
          head: t('period'),
          is: 'text',
          cell: (one) =>
            `${t('since', { time: time(one.from) })}, ${one.until ? t('until', { time: time(one.until) }) : t('noEnd')}`,
        },
        { key: 'state', head: t('stateHead'), is: 'text', cell: (one) => t(`state.${one.state}`) },
      ]}
      rows={coupons}
      keyOf={(one) => one.code}
      below={(one) => <CouponActs coupon={one} words={newsroom.plans} names={names} />}
    />
  );
}

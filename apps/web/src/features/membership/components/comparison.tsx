import { type PaywallPlan, PLANS } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import { Table } from '../../../design/table';
import styles from './membership.module.css';

/** What is in which plan. The three open the same pages; they differ in seats and reports' company. */
const FEATURES = ['looks', 'models', 'street', 'zoom', 'flash', 'premium', 'seats'] as const;
type Feature = (typeof FEATURES)[number];
const WITHOUT: Partial<Record<PaywallPlan, readonly Feature[]>> = {
  'student-special': ['seats'],
};

/** The plans compared, row by row. */
export async function Comparison() {
  const [t, words] = await Promise.all([
    getTranslations('membership.features'),
    getTranslations('offers.plans'),
  ]);
  return (
    <Table
      caption={t('title')}
      className={styles.comparison}
      columns={[
        { key: 'feature', head: <span className="visually-hidden">{t('title')}</span>, cell: t, is: 'name' },
        ...PLANS.map((plan) => ({
          key: plan,
          head: words(`${plan}.name`),
          cell: (feature: Feature) => {
            const isIn = !WITHOUT[plan]?.includes(feature);
            return (
              <>
                <span aria-hidden="true">{isIn ? '●' : '—'}</span>
                <span className="visually-hidden">{t(isIn ? 'yes' : 'no')}</span>
              </>
            );
          },
          is: 'mark' as const,
        })),
      ]}
      rows={FEATURES}
      keyOf={String}
    />
  );
}

import { PLANS } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import styles from './membership.module.css';

/** What can be said of a plan; what is in which, operators say. */
const FEATURES = ['looks', 'models', 'street', 'zoom', 'flash', 'premium', 'seats'] as const;
type Feature = (typeof FEATURES)[number];
/** The plans compared, row by row. */
export async function Comparison({ plans }: { plans: Shape<'PlanListDto'> }) {
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
            const isIn = plans.results.find((one) => one.plan === plan)?.features.includes(feature) ?? false;
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

import { type PaywallPlan, PLANS } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import styles from './membership.module.css';

/** What is in which plan. The three open the same pages; they differ in seats and reports' company. */
const FEATURES = ['looks', 'models', 'street', 'zoom', 'flash', 'premium', 'seats'] as const;
const WITHOUT: Partial<Record<PaywallPlan, readonly (typeof FEATURES)[number][]>> = {
  'student-special': ['seats'],
};

/** The plans compared, row by row. */
export async function Comparison() {
  const [t, words] = await Promise.all([
    getTranslations('membership.features'),
    getTranslations('offers.plans'),
  ]);
  return (
    <div className={styles.scroll}>
      <table className={styles.comparison}>
        <caption>{t('title')}</caption>
        <thead>
          <tr>
            <td />
            {PLANS.map((plan) => (
              <th key={plan} scope="col">
                {words(`${plan}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FEATURES.map((feature) => (
            <tr key={feature}>
              <th scope="row">{t(feature)}</th>
              {PLANS.map((plan) => {
                const isIn = !WITHOUT[plan]?.includes(feature);
                return (
                  <td key={plan}>
                    <span aria-hidden="true">{isIn ? '●' : '—'}</span>
                    <span className="visually-hidden">{t(isIn ? 'yes' : 'no')}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

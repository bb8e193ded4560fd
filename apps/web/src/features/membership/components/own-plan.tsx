import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import styles from './membership.module.css';
import { PlanDevices } from './plan-devices';
import { PlanTerm } from './plan-term';
import { Seats } from './seats';

/** The reader's own plan: until when, how to change it, its seats and devices. */
export async function OwnPlan(props: {
  state: Shape<'CheckoutStateDto'>;
  token: string | null;
  isTest: boolean;
  /** Of this page, with the language. */
  back: string;
}) {
  const { plan } = props.state;
  const t = await getTranslations('membership.manage');
  if (!plan || plan === 'dashboard') return null;
  return (
    <div className={styles.own} id="manage">
      <section className={styles.part} aria-labelledby="own-plan">
        <h2 id="own-plan">{t('title')}</h2>
        <PlanTerm {...props} />
      </section>
      <Seats />
      <PlanDevices />
    </div>
  );
}

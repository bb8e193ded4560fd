import type { OwnStatus } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import styles from './studio.module.css';

/** Whether readers see a collection, in a word. */
export async function Status({ status }: { status: OwnStatus }) {
  const t = await getTranslations('studio');
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}

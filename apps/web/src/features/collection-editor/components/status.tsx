import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import styles from './collection-editor.module.css';

/** Whether readers see a collection, in a word. */
export async function Status({ status }: { status: Shape<'OwnCollectionDto'>['status'] }) {
  const t = await getTranslations('collectionEditor');
  return (
    <span className={styles.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}

import type { MediaType } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import styles from './save-line.module.css';

/** The button that keeps this picture on a moodboard; the dialog listens for it (`features/save`). */
export async function SaveLine({ type, slug }: { type: MediaType; slug: string }) {
  const t = await getTranslations('account');
  return (
    <button type="button" className={styles.save} data-save={`${type}:${slug}`}>
      {t('save.button')}
    </button>
  );
}

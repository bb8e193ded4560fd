import type { FigureMeta } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import styles from './most-viewed.module.css';

/** How the figure is counted, in words; always one click away from it. */
export async function HowCounted({ meta }: { meta: FigureMeta }) {
  const t = await getTranslations('dashboard');
  return (
    <details className={styles.how}>
      <summary>{t('how.title')}</summary>
      <p>{t('how.mostViewed')}</p>
      <p>{t('how.cleaning')}</p>
      <p className={styles.definition}>
        {t('how.definition', { definition: meta.definition, version: String(meta.version) })}
      </p>
    </details>
  );
}

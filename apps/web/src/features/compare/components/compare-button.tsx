import { getTranslations } from 'next-intl/server';
import styles from './compare-button.module.css';

/** Puts a look or a collection into the tray (`features/marks` listens). */
export async function CompareButton(props: {
  kind: 'look' | 'collection';
  slug: string;
  label: string;
  image: string;
}) {
  const t = await getTranslations('browse.compare');
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed="false"
      data-compare={`${props.kind}:${props.slug}`}
      data-label={props.label}
      data-image={props.image}
    >
      {t('add')}
    </button>
  );
}

import type { MediaType } from '@toile/contracts';
import type { CardWords } from './card-words';
import styles from './save-mark.module.css';

/** A small button on a picture that keeps it on a moodboard; `features/marks` listens for it. */
export function SaveMark(props: { type: MediaType; slug: string; name: string; words: CardWords }) {
  const { account: t } = props.words;
  return (
    <button
      type="button"
      className={styles.mark}
      data-save={`${props.type}:${props.slug}`}
      data-pickable=""
      aria-label={`${t('save.button')}: ${props.name}`}
      title={t('save.button')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6.5 4h11v16l-5.5-4.2L6.5 20z" />
      </svg>
    </button>
  );
}

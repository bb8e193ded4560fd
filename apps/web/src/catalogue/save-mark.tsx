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
    />
  );
}

import type { MediaType } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import { sentWords } from '../../../forms/sent-words';
import styles from './save-line.module.css';
import { Share } from './share';

/** Keeps this picture on a moodboard (the dialog of `features/save` listens), or shares its page. */
export async function SaveLine(props: { type: MediaType; slug: string; title: string }) {
  const { type, slug, title } = props;
  const [t, looks] = await Promise.all([getTranslations('account'), getTranslations('looks')]);
  return (
    <p className={styles.line}>
      <button type="button" className={styles.save} data-save={`${type}:${slug}`}>
        {t('save.button')}
      </button>
      <Share
        title={title}
        words={{
          share: looks('page.share'),
          copied: looks('page.copied'),
          failed: (await sentWords('')).failed,
        }}
      />
    </p>
  );
}

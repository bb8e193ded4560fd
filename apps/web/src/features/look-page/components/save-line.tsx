import type { MediaType } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import { sentWords } from '../../../forms/sent-words';
import { CompareButton } from '../../compare/components/compare-button';
import styles from './save-line.module.css';
import { Share } from './share';

/** Keeps this picture on a moodboard (`features/marks` listens), or shares its page. */
export async function SaveLine(props: { type: MediaType; slug: string; title: string; image: string }) {
  const { type, slug, title, image } = props;
  const [t, looks] = await Promise.all([getTranslations('account'), getTranslations('looks')]);
  return (
    <p className={styles.line}>
      <button type="button" className={styles.save} data-save={`${type}:${slug}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6.5 4h11v16l-5.5-4.2L6.5 20z" />
        </svg>
        {t('save.button')}
      </button>
      {type === 'look' && <CompareButton kind="look" slug={slug} label={title} image={image} />}
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

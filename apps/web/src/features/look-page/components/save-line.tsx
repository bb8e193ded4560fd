import type { MediaType } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';
import { CompareButton } from '../../compare/components/compare-button';
import { Download } from './download';
import styles from './save-line.module.css';
import { Share } from './share';

/** Keeps this picture on a moodboard (`features/marks` listens), or shares its page. */
export async function SaveLine(props: { type: MediaType; slug: string; title: string; image: string }) {
  const { type, slug, title, image } = props;
  const [locale, t, looks] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    getTranslations('looks'),
  ]);
  return (
    <p className={styles.line}>
      <button type="button" className={styles.save} data-save={`${type}:${slug}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6.5 4h11v16l-5.5-4.2L6.5 20z" />
        </svg>
        {t('save.button')}
      </button>
      {type === 'look' && <CompareButton kind="look" slug={slug} label={title} image={image} />}
      <Download
        slug={slug}
        image={image}
        plans={href(locale, 'membership_index', {})}
        words={{ download: looks('page.download'), withPlan: looks('page.downloadPlan') }}
      />
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

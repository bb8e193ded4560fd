import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './hero.module.css';

type LookSummary = Shape<'LookSummaryDto'>;

/** The newest show: three of its looks, large, and where to begin. */
export async function Hero(props: { collection: Shape<'CollectionSummaryDto'>; looks: LookSummary[] }) {
  const { collection, looks } = props;
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('catalogue'), catalogueNames()]);
  const shown = pick(looks);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={section.eyebrow}>
          {t('home.eyebrow')} — {names.season(collection.season)}
        </p>
        <h1>{t('home.heading')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <Link href={href(locale, 'look_search', {})} prefetch={false} className={styles.begin}>
          {t('home.browse')} <span aria-hidden="true">→</span>
        </Link>
      </div>
      <Link
        href={href(locale, 'collection_show', { slug: collection.slug })}
        prefetch={false}
        className={styles.pictures}
      >
        {shown.map((look, index) => (
          <Picture
            key={look.slug}
            filename={look.image_filename}
            alt={index > 0 ? '' : `${collection.designer.name}, ${names.season(collection.season)}`}
            sizes="(min-width: 60rem) 24vw, 44vw"
            width={look.width}
            height={look.height}
            thumbhash={look.thumbhash}
            colours={look.colours}
            priority={index === 0}
          />
        ))}
        <span className={styles.caption}>
          <strong>{collection.designer.name}</strong> {names.city(collection.city)}
        </span>
      </Link>
    </section>
  );
}

/** The opening look, one from the middle and the last. */
function pick(looks: LookSummary[]): LookSummary[] {
  const places = new Set([0, Math.floor(looks.length / 2), looks.length - 1]);
  return looks.filter((_, index) => places.has(index));
}

import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './street-lead.module.css';

/** The newest pictures, one large and four beside it, like a spread. */
export async function StreetLead({ pictures }: { pictures: Shape<'StreetStyleSummaryDto'>[] }) {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('browse'), catalogueNames()]);
  return (
    <div className={styles.lead}>
      <header className={styles.words}>
        <h1>{t('street.title')}</h1>
        <p>{t('street.lead')}</p>
        <Link href={href(locale, 'street_search', {})} prefetch={false} className={section.more}>
          {t('street.search')}
        </Link>
      </header>
      {pictures.map((street, index) => (
        <Link
          key={street.slug}
          href={href(locale, 'street_show', { slug: street.slug })}
          prefetch={false}
          className={styles.picture}
          data-photo={street.slug}
        >
          <Picture
            filename={street.image_filename}
            alt={t('street.pictureOf', {
              city: names.city(street.city),
              season: names.season(street.season),
            })}
            sizes={index === 0 ? '(min-width: 46rem) 48vw, 100vw' : '(min-width: 46rem) 24vw, 46vw'}
            width={street.width}
            height={street.height}
            thumbhash={street.thumbhash}
            colours={street.colours}
            priority={index === 0}
          />
          <span>
            {names.city(street.city)} — {street.photographer}
          </span>
        </Link>
      ))}
    </div>
  );
}

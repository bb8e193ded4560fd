import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../api/operations';
import { href } from '../i18n/href';
import { Picture } from '../pictures/picture';
import styles from './look-card.module.css';
import { catalogueNames } from './names';
import { SaveMark } from './save-mark';

const SIZES = '(min-width: 90rem) 18vw, (min-width: 60rem) 23vw, (min-width: 40rem) 31vw, 46vw';

/** A street-style picture in a grid: where and when, and who took it. */
export async function StreetCard({
  street,
  priority = false,
}: {
  street: Shape<'StreetStyleSummaryDto'>;
  priority?: boolean;
}) {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('browse'), catalogueNames()]);
  const season = names.season(street.season);
  const city = names.city(street.city);
  return (
    <article className={styles.card} data-photo={street.slug}>
      <Link href={href(locale, 'street_show', { slug: street.slug })} prefetch={false}>
        <div className={styles.frame}>
          <Picture
            filename={street.image_filename}
            alt={street.tags.slice(0, 4).map(names.tag).join(', ')}
            sizes={SIZES}
            width={street.width}
            height={street.height}
            thumbhash={street.thumbhash}
            colours={street.colours}
            priority={priority}
          />
        </div>
        <h3 className={styles.designer}>{city}</h3>
        <p className={styles.facts}>
          {season}
          <span>{street.sponsored ? t('street.sponsored') : street.photographer}</span>
        </p>
      </Link>
      <SaveMark type="street-style" slug={street.slug} name={t('street.pictureOf', { city, season })} />
    </article>
  );
}

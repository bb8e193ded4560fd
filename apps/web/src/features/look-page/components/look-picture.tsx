import type { LookDetails } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { ArrowKeys } from './arrow-keys';
import styles from './look-picture.module.css';

/** The look itself, large, between its neighbours in the show. */
export async function LookPicture({ details }: { details: LookDetails }) {
  const { look, previous, next } = details;
  const [locale, t, words, names] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('catalogue'),
    catalogueNames(),
  ]);
  const neighbour = (slug: string | null, rel: 'prev' | 'next', label: string, sign: string) =>
    slug && (
      <Link
        href={href(locale, 'look_show', { slug })}
        rel={rel}
        data-turn={rel}
        className={`${styles.turn} ${styles[rel]}`}
        aria-label={label}
        title={label}
      >
        <span aria-hidden="true">{sign}</span>
      </Link>
    );
  return (
    <figure className={styles.figure}>
      <a href={`/cdn/look_1200/${encodeURIComponent(look.image_filename)}`} aria-label={t('page.zoom')}>
        <Picture
          filename={look.image_filename}
          alt={words('pictureOf', {
            designer: look.designer.name,
            season: names.season(look.season),
            position: String(look.position),
          })}
          sizes="(min-width: 60rem) 56vw, 100vw"
          width={look.width}
          height={look.height}
          thumbhash={look.thumbhash}
          colours={look.colours}
          priority
        />
      </a>
      {neighbour(previous, 'prev', t('page.previous'), '←')}
      {neighbour(next, 'next', t('page.next'), '→')}
      <ArrowKeys />
    </figure>
  );
}

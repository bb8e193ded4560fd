import type { Locale } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './walk.module.css';

/** Looks one after the other, left and right in turn, each with the curator's note. */
export async function Walk(props: {
  looks: Shape<'WalkDetailsDto'>['looks'];
  /** Of the notes. */
  language: Locale;
}) {
  const { looks, language } = props;
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('catalogue'), catalogueNames()]);
  return (
    <ol className={styles.walk}>
      {looks.map((look, index) => (
        <li key={look.slug} data-photo={look.slug}>
          <Link
            href={href(locale, 'look_show', { slug: look.slug })}
            prefetch={false}
            className={styles.picture}
          >
            <Picture
              filename={look.image_filename}
              alt={t('pictureOf', {
                designer: look.designer.name,
                season: names.season(look.season),
                position: String(look.position),
              })}
              sizes="(min-width: 60rem) 34vw, 100vw"
              width={look.width}
              height={look.height}
              thumbhash={look.thumbhash}
              colours={look.colours}
              priority={index === 0}
            />
          </Link>
          <div className={styles.note}>
            <span className={styles.number}>{index + 1}</span>
            <h2>{look.designer.name}</h2>
            <p>{names.season(look.season)}</p>
            {look.note && (
              <blockquote lang={language} className={styles.words}>
                {look.note}
              </blockquote>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './filmstrip.module.css';

/** All looks of the show in order, small; the open one is marked. */
export async function Filmstrip({ looks, current }: { looks: Shape<'LookSummaryDto'>[]; current: string }) {
  const [locale, t, words] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('catalogue'),
  ]);
  return (
    <nav className={styles.strip} aria-label={t('page.filmstrip')} data-scrolls data-filmstrip>
      <ol>
        {looks.map((look) => (
          <li key={look.slug}>
            <Link
              href={href(locale, 'look_show', { slug: look.slug })}
              prefetch={false}
              aria-label={words('look', { position: String(look.position) })}
              aria-current={look.slug === current ? 'page' : undefined}
            >
              <Picture
                filename={look.image_filename}
                alt=""
                sizes="5.5rem"
                width={look.width}
                height={look.height}
                thumbhash={look.thumbhash}
                colours={look.colours}
              />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

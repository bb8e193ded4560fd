import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Colours } from './colours';
import styles from './look-facts.module.css';
import { SaveLine } from './save-line';

/** Where a street-style picture was taken, by whom, and what is in it. */
export async function StreetFacts({ street }: { street: Shape<'StreetStyleDetailsDto'>['street_style'] }) {
  const [locale, t, looks, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('looks'),
    catalogueNames(),
    getFormatter(),
  ]);
  const listing = href(locale, 'street_search', {});
  const facts = [
    { label: names.season(street.season), query: `season=${street.season.slug}` },
    { label: names.type(street.type), query: `type=${street.type.slug}` },
  ];
  return (
    <div className={styles.facts}>
      <p className={section.eyebrow}>
        {t('street.title')} — {format.dateTime(new Date(street.taken_at), { dateStyle: 'long' })}
      </p>
      <h1 className={styles.designer}>
        <Link href={`${listing}?city=${street.city.slug}`} prefetch={false}>
          {names.city(street.city)}
        </Link>
      </h1>
      <p className={styles.line}>
        {facts.map((fact) => (
          <Link key={fact.query} href={`${listing}?${fact.query}`} prefetch={false}>
            {fact.label}
          </Link>
        ))}
      </p>
      {street.description && (
        <p className={styles.description} lang={street.language}>
          {street.description}
        </p>
      )}
      <SaveLine
        type="street-style"
        slug={street.slug}
        image={street.image_filename}
        title={t('street.pictureOf', { city: names.city(street.city), season: names.season(street.season) })}
      />
      <div className={styles.part}>
        <h2>{looks('page.tags')}</h2>
        <ul className={styles.tags}>
          {street.tags.map((tag) => (
            <li key={tag.slug}>
              <Link href={`${listing}?tags=${encodeURIComponent(tag.slug)}`} prefetch={false}>
                {names.tag(tag)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h2>{looks('page.colours')}</h2>
        <Colours colours={street.colours} />
      </div>
      {street.designer && (
        <div className={styles.part}>
          <h2>{t('street.wearing')}</h2>
          <p className={styles.models}>
            <Link href={href(locale, 'designer_show', { slug: street.designer.slug })} prefetch={false}>
              {street.designer.name}
            </Link>
          </p>
        </div>
      )}
      <p className={styles.keys}>
        {t('street.photographer', { name: street.photographer })}
        {street.sponsored && ` · ${t('street.sponsored')}`}
      </p>
    </div>
  );
}

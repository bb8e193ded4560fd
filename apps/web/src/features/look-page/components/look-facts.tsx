import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Colours } from './colours';
import styles from './look-facts.module.css';
import { SaveLine } from './save-line';
import { ShopLink } from './shop-link';

/** Whose look it is, what is in it, and where each of its words leads. */
export async function LookFacts(props: {
  look: Shape<'LookDetailsDto'>['look'];
  looksCount: number | null;
  shop: string | null;
}) {
  const { look, looksCount, shop } = props;
  const [locale, t, words, browse, names] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('catalogue'),
    getTranslations('browse'),
    catalogueNames(),
  ]);
  const listing = href(locale, 'look_search', {});
  const show = href(locale, 'collection_show', { slug: look.collection });
  const facts = [
    { label: names.type(look.type), query: `type=${look.type.slug}` },
    { label: names.city(look.city), query: `city=${look.city.slug}` },
    { label: names.season(look.season), query: `season=${look.season.slug}` },
  ];
  return (
    <div className={styles.facts}>
      <p className={section.eyebrow}>
        {looksCount
          ? words('lookOf', { position: String(look.position), count: String(looksCount) })
          : words('look', { position: String(look.position) })}
      </p>
      <h1 className={styles.designer}>
        <Link href={href(locale, 'designer_show', { slug: look.designer.slug })} prefetch={false}>
          {look.designer.name}
        </Link>
      </h1>
      <p className={styles.line}>
        {facts.map((fact) => (
          <Link key={fact.query} href={`${listing}?${fact.query}`} prefetch={false}>
            {fact.label}
          </Link>
        ))}
      </p>
      {look.description && (
        <p className={styles.description} lang={look.language}>
          {look.description}
        </p>
      )}
      {look.credit && <p className={styles.credit}>{browse('street.photographer', { name: look.credit })}</p>}
      <SaveLine
        type="look"
        slug={look.slug}
        image={look.image_filename}
        title={words('pictureOf', {
          designer: look.designer.name,
          season: names.season(look.season),
          position: String(look.position),
        })}
      />
      <div className={styles.part}>
        <h2>{t('page.tags')}</h2>
        <ul className={styles.tags}>
          {look.tags.map((tag) => (
            <li key={tag.slug}>
              <Link href={`${listing}?tags=${encodeURIComponent(tag.slug)}`} prefetch={false}>
                {names.tag(tag)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h2>{t('page.colours')}</h2>
        <Colours colours={look.colours} listing={listing} />
      </div>
      {look.models.length > 0 && (
        <div className={styles.part}>
          <h2>{t('page.models')}</h2>
          <ul className={styles.models}>
            {look.models.map((model) => (
              <li key={model.slug}>
                <Link href={href(locale, 'model_show', { slug: model.slug })} prefetch={false}>
                  {model.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {shop && (
        <div className={styles.part}>
          <h2>{t('page.shop')}</h2>
          <ShopLink href={shop} className={section.more}>
            {t('page.shopAt', { designer: look.designer.name })} <span aria-hidden="true">↗</span>
          </ShopLink>
          <p className={styles.keys}>{t('page.shopNote')}</p>
        </div>
      )}
      <p className={styles.keys}>
        {t('page.creditLine', { designer: look.designer.name, season: names.season(look.season) })}
      </p>
      <Link href={show} prefetch={false} className={section.more}>
        {t('page.collection')}
      </Link>
      <p className={`${styles.keys} ${styles.turning}`}>{t('page.keys')}</p>
    </div>
  );
}

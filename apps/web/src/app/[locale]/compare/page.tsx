import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { comparedCollections, comparedLooks, slugsIn } from '../../../features/compare/api/compared';
import { Comparison, type Side } from '../../../features/compare/components/comparison';
import styles from '../../../features/compare/components/comparison.module.css';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { pageMetadata } from '../../../seo/page-metadata';
import type { SearchProps } from '../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('browse.compare')]);
  return pageMetadata({
    locale,
    path: pathOf('compare', {}),
    title: t('title'),
    description: t('lead'),
    index: false,
  });
}

/** Two to six looks, or collections, side by side; the address says which. */
export default async function ComparePage({ searchParams }: SearchProps) {
  const [locale, t, given] = await Promise.all([
    getLocale(),
    getTranslations('browse.compare'),
    searchParams,
  ]);
  const looks = slugsIn(given.looks);
  const sides = looks.length > 0 ? await lookSides(looks) : await collectionSides(slugsIn(given.collections));
  return (
    <div className={section.page}>
      <PageHead title={t('title')} lead={sides.length > 1 ? t('lead') : t('empty')} />
      {sides.length > 1 ? (
        <Comparison sides={sides} />
      ) : (
        <Link href={href(locale, 'look_search', {})} prefetch={false} className={section.more}>
          {t('find')}
        </Link>
      )}
      <PageView route="compare" parameters={{}} />
    </div>
  );
}

function Head(props: { href: string; image: string | null; title: string; facts: string }) {
  return (
    <Link href={props.href} prefetch={false} className={styles.head}>
      {props.image && <Picture filename={props.image} alt="" sizes="15rem" priority />}
      <strong>{props.title}</strong>
      <small>{props.facts}</small>
    </Link>
  );
}

async function lookSides(slugs: readonly string[]): Promise<Side[]> {
  const locale = await getLocale();
  const [t, names, looks] = await Promise.all([
    getTranslations('catalogue'),
    catalogueNames(),
    comparedLooks(slugs, locale),
  ]);
  return looks.map((look) => {
    const facts = `${names.season(look.season)}, ${t('look', { position: String(look.position) })}`;
    return {
      slug: look.slug,
      name: look.designer.name,
      pictures: [look],
      head: (
        <Head
          href={href(locale, 'look_show', { slug: look.slug })}
          image={look.image_filename}
          title={look.designer.name}
          facts={facts}
        />
      ),
    };
  });
}

async function collectionSides(slugs: readonly string[]): Promise<Side[]> {
  const locale = await getLocale();
  const [t, names, found] = await Promise.all([
    getTranslations('catalogue'),
    catalogueNames(),
    comparedCollections(slugs, locale),
  ]);
  return found.map(({ collection, looks }) => ({
    slug: collection.slug,
    name: collection.designer.name,
    pictures: looks,
    head: (
      <Head
        href={href(locale, 'collection_show', { slug: collection.slug })}
        image={collection.cover}
        title={collection.designer.name}
        facts={`${names.season(collection.season)}, ${names.type(collection.type)}, ${t('looksCount', { count: looks.length })}`}
      />
    ),
  }));
}

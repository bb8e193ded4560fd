import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getModel, listLooksOfModel } from '../../../../../catalogue/content-api';
import { FIRST_ROW } from '../../../../../catalogue/first-row';
import { LookCard } from '../../../../../catalogue/look-card';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { ListingPaywall } from '../../../../../features/paywall/components/listing-paywall';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { href } from '../../../../../i18n/href';
import { Listed } from '../../../../../listing/listed';
import { pageMetadata } from '../../../../../seo/page-metadata';
import { pageNumber, pageQuery, type SearchProps, type SlugProps } from '../../../../page-props';

type Props = SlugProps & SearchProps;

async function modelOf(slug: string) {
  const details = await getModel(slug, await getLocale());
  if (!details) notFound();
  return details.model;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ slug }, given] = await Promise.all([params, searchParams]);
  const [locale, t, model] = await Promise.all([getLocale(), getTranslations('browse'), modelOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('model_more', { slug }),
    query: pageQuery(pageNumber(given)),
    title: t('models.moreTitle', { model: model.name }),
    description: t('models.metaDescription', { model: model.name, count: model.looks_count }),
    image: model.image_filename,
    index: false,
  });
}

export default async function LooksOfModel({ params, searchParams }: Props) {
  const [{ slug }, given, locale] = await Promise.all([params, searchParams, getLocale()]);
  const [t, counts, model, looks] = await Promise.all([
    getTranslations('browse'),
    getTranslations('catalogue'),
    modelOf(slug),
    listLooksOfModel(slug, pageNumber(given), locale),
  ]);
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={t('models.title')}
        title={
          <Link href={href(locale, 'model_show', { slug })} prefetch={false}>
            {model.name}
          </Link>
        }
        lead={counts('looksCount', { count: looks.total_count })}
      />
      {looks.results.length > 0 && (
        <Listed
          kind="looks"
          address={href(locale, 'model_more', { slug })}
          source={pathOf('model_more', { slug })}
          page={looks}
          openPages={looks.open_pages}
        >
          {looks.results.map((look, index) => (
            <LookCard key={look.slug} look={look} priority={index < FIRST_ROW} />
          ))}
        </Listed>
      )}
      <ListingPaywall context="looks" page={looks.page} />
      <PageView route="model_more" parameters={{ slug }} />
    </div>
  );
}

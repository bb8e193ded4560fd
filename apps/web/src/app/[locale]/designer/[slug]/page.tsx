import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getDesigner } from '../../../../catalogue/catalogue-api';
import { DesignerPage } from '../../../../features/designers/components/designer-page';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { breadcrumbs, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { missingMetadata, NotFound } from '../../../../shell/not-found';

interface Props {
  params: Promise<{ slug: string }>;
}

/** A designer is known by its collections: without any there is no page. */
async function designerOf(slug: string) {
  const found = await getDesigner(slug, await getLocale());
  const [newest] = found?.collections ?? [];
  return found && newest ? { ...found, newest } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, details] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    designerOf(slug),
  ]);
  if (!details) return missingMetadata();
  const { designer, newest } = details;
  return pageMetadata({
    locale,
    path: pathOf('designer_show', { slug }),
    title: designer.name,
    description: designer.bio || t('designer.metaDescription', { designer: designer.name }),
    image: newest.cover,
  });
}

export default async function DesignerShowPage({ params }: Props) {
  const { slug } = await params;
  const [locale, t, details] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    designerOf(slug),
  ]);
  if (!details) return <NotFound />;
  const { designer } = details;
  return (
    <>
      <JsonLd
        data={[
          {
            '@type': 'Brand',
            name: designer.name,
            url: href(locale, 'designer_show', { slug }),
            ...(designer.bio ? { description: designer.bio } : {}),
            ...(designer.website ? { sameAs: designer.website } : {}),
          },
          breadcrumbs([
            { name: t('collections.title'), path: href(locale, 'collection_search', {}) },
            { name: designer.name },
          ]),
        ]}
      />
      <DesignerPage details={details} />
      <PageView route="designer_show" parameters={{ slug }} />
    </>
  );
}

import type { LikenessWeights } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { addressOf } from '../../../api/operations';
import { getLook } from '../../../catalogue/catalogue-api';
import { listSimilarLooks } from '../../../catalogue/content-api';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { LookCard } from '../../../catalogue/look-card';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { localised } from '../../../i18n/localised';
import { Listed } from '../../../listing/listed';
import { pageMetadata } from '../../../seo/page-metadata';
import { SimilarHead } from './similar-head';
import { Weights } from './weights';

/** Of other shows and like it altogether, or of any show with the same tags. */
type Likeness = 'related' | 'tagged';
const PATHS = { related: '/look/related', tagged: '/look/tags/similars' } as const;

async function wordsFor(likeness: Likeness, slug: string) {
  const locale = await getLocale();
  const [t, catalogue, names, details] = await Promise.all([
    getTranslations('browse'),
    getTranslations('catalogue'),
    catalogueNames(),
    getLook(slug, locale),
  ]);
  if (!details) notFound();
  const { look } = details;
  const picture = catalogue('pictureOf', {
    designer: look.designer.name,
    season: names.season(look.season),
    position: String(look.position),
  });
  return {
    locale,
    t,
    look,
    title: t(`similar.${likeness}.title`),
    lead: t(`similar.${likeness}.lead`, { picture }),
  };
}

export async function similarLooksMetadata(likeness: Likeness, slug: string): Promise<Metadata> {
  const { locale, look, title, lead } = await wordsFor(likeness, slug);
  return pageMetadata({
    locale,
    path: PATHS[likeness],
    query: addressOf('', { query: { look: slug } }),
    title,
    description: lead,
    image: look.image_filename,
    index: false,
  });
}

/** Looks like another one, page by page; `paywall` closes them. */
export async function SimilarLooks(props: {
  likeness: Likeness;
  slug: string;
  page: number;
  /** What related looks go by, where the reader says it. */
  weights?: LikenessWeights;
  paywall: ReactNode;
}) {
  const { likeness, slug, weights } = props;
  const { locale, t, look, title, lead } = await wordsFor(likeness, slug);
  const page = await listSimilarLooks(PATHS[likeness], slug, { page: props.page, ...weights }, locale);
  if (!page) notFound();
  const path = addressOf(PATHS[likeness], { query: { look: slug, ...weights } });
  return (
    <div className={section.page}>
      <SimilarHead picture={look} href={href(locale, 'look_show', { slug })} title={title} lead={lead} />
      {weights && <Weights listing={localised(locale, PATHS[likeness])} look={slug} weights={weights} />}
      {page.total_count === 0 && <p>{t('similar.none')}</p>}
      {page.results.length > 0 && (
        <Listed
          kind="looks"
          address={localised(locale, path)}
          source={path}
          page={page}
          openPages={page.open_pages}
        >
          {page.results.map((other, index) => (
            <LookCard key={other.slug} look={other} priority={index < FIRST_ROW} />
          ))}
        </Listed>
      )}
      {props.paywall}
    </div>
  );
}

import { TYPES } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { CollectionCard } from '../../../catalogue/collection-card';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { LookCard } from '../../../catalogue/look-card';
import { catalogueNames } from '../../../catalogue/names';
import grid from '../../../design/look-grid.module.css';
import header from '../../../design/page-head.module.css';
import { Section } from '../../../design/section';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Follow } from '../../follows/components/follow';
import { Timeline } from '../../timeline/components/timeline';

/** A designer: what it says of itself, its collections, how its seasons change, its newest looks. */
export async function DesignerPage(props: {
  details: Shape<'DesignerDetailsDto'>;
  /** Nobody can follow it yet. */
  isPreview?: boolean;
}) {
  const { details, isPreview = false } = props;
  const { designer, collections, looks } = details;
  const { slug } = designer;
  const [locale, t, browse, names] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    getTranslations('browse'),
    catalogueNames(),
  ]);
  // Womenswear and menswear of a season are two collections, and look alike by their cards.
  const byType = TYPES.map((type) => ({
    type,
    shows: collections.filter((collection) => collection.type.slug === type.slug),
  })).filter(({ shows }) => shows.length > 0);
  const facts = [
    designer.founded && t('designer.founded', { year: String(designer.founded) }),
    t('collectionsCount', { count: designer.collections_count }),
    t('looksCount', { count: designer.looks_count }),
  ];
  return (
    <>
      <div className={`${section.page} ${header.head}`}>
        <p className={section.eyebrow}>{names.city(designer.city)}</p>
        <h1>{designer.name}</h1>
        {designer.bio && <p lang={designer.language}>{designer.bio}</p>}
        <p>
          {facts.filter(Boolean).join(' · ')}
          {designer.website && (
            <>
              {' · '}
              <a href={designer.website} rel="noopener">
                {t('designer.website')}
              </a>
            </>
          )}
          {' · '}
          <a href={`/${locale}/live/shows.ics?${new URLSearchParams({ designer: slug })}`} rel="nofollow">
            {browse('live.subscribe')}
          </a>
        </p>
        <p>
          <Follow about={{ kind: 'brand', slug }} name={designer.name} isPreview={isPreview} />
        </p>
      </div>
      {byType.map(({ type, shows }, part) => (
        <section key={type.slug} className={section.page} aria-labelledby={type.slug}>
          <h2 id={type.slug} className={byType.length > 1 ? header.part : 'visually-hidden'}>
            {names.type(type)}
          </h2>
          <div className={grid.grid}>
            {shows.map((collection, index) => (
              <CollectionCard
                key={collection.slug}
                collection={collection}
                isAtHome
                priority={part === 0 && index < FIRST_ROW}
              />
            ))}
          </div>
        </section>
      ))}
      <Timeline of="designer" slug={slug} />
      {looks.length > 0 && (
        <Section
          id="looks"
          title={t('designer.latestLooks')}
          more={{
            href: `${href(locale, 'look_search', {})}?designer=${encodeURIComponent(slug)}`,
            label: t('designer.allLooks', { designer: designer.name }),
          }}
        >
          <div className={grid.grid}>
            {looks.map((look) => (
              <LookCard key={look.slug} look={look} isAtHome />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

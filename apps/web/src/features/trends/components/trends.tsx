import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { SeasonLinks } from '../../../catalogue/season-links';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { SeasonStory } from './season-story';
import { TrendBoard } from './trend-board';

/** A season's trends; without a season there is nothing to show yet. */
export async function Trends({ trends }: { trends: Shape<'TrendsDto'> | null }) {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('browse'), catalogueNames()]);
  return (
    <div className={section.page}>
      <JsonLd
        data={collectionPage({
          name: t('trends.title'),
          description: t('trends.lead'),
          path: trends
            ? href(locale, 'trends_show', { type: trends.type.slug, season: trends.season.slug })
            : href(locale, 'trends_index', {}),
        })}
      />
      <PageHead
        eyebrow={trends && `${names.type(trends.type)} — ${names.season(trends.season)}`}
        title={t('trends.title')}
        lead={t('trends.lead')}
      />
      {trends && <SeasonLinks route="trends_show" type={trends.type.slug} season={trends.season.slug} />}
      {trends && trends.results.length > 0 && <SeasonStory trends={trends} />}
      {trends && trends.results.length > 0 ? <TrendBoard trends={trends} /> : <p>{t('trends.empty')}</p>}
      <p style={{ marginBlockStart: '3rem' }}>
        <Link href={href(locale, 'top_tagged_keywords', {})} prefetch={false} className={section.more}>
          {t('trends.keywords')}
        </Link>
      </p>
    </div>
  );
}

import type { FacetValue, LookSearchPage } from '@toile/contracts';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { LookCard } from '../../../catalogue/look-card';
import { catalogueNames } from '../../../catalogue/names';
import grid from '../../../design/look-grid.module.css';
import { PageHead } from '../../../design/page-head';
import { Section } from '../../../design/section';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { FOCUSES, type FocusSlug } from '../lib/focus';
import styles from './focus.module.css';

const ROWS = 10;
const LOOKS = 8;

/** One trend, brand or season: where it stands among the others, and the looks behind it. */
export async function Focus(props: { slug: FocusSlug; asked: string; query: string; page: LookSearchPage }) {
  const { slug, asked, query, page } = props;
  const [locale, t, looks, names, format] = await Promise.all([
    getLocale(),
    getTranslations('offers'),
    getTranslations('catalogue'),
    catalogueNames(),
    getFormatter(),
  ]);
  const { kind } = FOCUSES[slug];
  const dimension = { trend: 'tags', brand: 'designer', season: 'season' } as const;
  const found = page.facets?.[dimension[kind]].find((value) => value.slug === asked);
  const name =
    kind === 'season' ? names.season(found ?? { slug: asked, name: asked }) : (found?.name ?? asked);
  const lists = [
    { id: 'tags', title: t('focus.tags'), to: 'trend-focus', field: 'trend', rows: page.facets?.tags },
    {
      id: 'brands',
      title: t('focus.brands'),
      to: 'brand-focus',
      field: 'brand',
      rows: page.facets?.designer,
    },
    {
      id: 'seasons',
      title: t('focus.seasons'),
      to: 'season-focus',
      field: 'season',
      rows: page.facets?.season,
    },
  ].filter(({ to }) => to !== slug);
  const label = (id: string, value: FacetValue) => (id === 'seasons' ? names.season(value) : value.name);
  return (
    <>
      <PageHead
        eyebrow={t(`focus.${kind}`)}
        title={name}
        lead={page.total_count > 0 ? looks('looksCount', { count: page.total_count }) : t('focus.empty')}
      />
      <div className={styles.lists}>
        {lists.map(({ id, title, to, field, rows = [] }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {rows.length === 0 && <p>{t('focus.empty')}</p>}
            <ol>
              {shown(rows, asked, id === 'seasons').map((value) => (
                <li key={value.slug}>
                  <Link
                    href={`${href(locale, 'data_dashboard_show', { slug: to })}?${field}=${encodeURIComponent(value.slug)}`}
                    prefetch={false}
                    className={styles.row}
                    style={
                      {
                        '--part': value.total_count / Math.max(...rows.map((row) => row.total_count)),
                      } as CSSProperties
                    }
                  >
                    <span>{label(id, value)}</span>
                    <span>{format.number(value.total_count)}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {page.results.length > 0 && (
        <div className={styles.looks}>
          <Section
            id="focus-looks"
            title={t('focus.latest')}
            more={{ href: href(locale, 'look_search', {}) + query, label: t('focus.looks') }}
          >
            <div className={grid.grid}>
              {page.results.slice(0, LOOKS).map((look) => (
                <LookCard key={look.slug} look={look} />
              ))}
            </div>
          </Section>
        </div>
      )}
      <p className={styles.back}>
        <Link
          href={href(locale, 'data_dashboard_show', { slug: 'home' })}
          prefetch={false}
          className={section.more}
        >
          {t('focus.choose')}
        </Link>
      </p>
    </>
  );
}

/** The most frequent first; seasons keep their own order. */
function shown(rows: FacetValue[], asked: string, keepsOrder: boolean): FacetValue[] {
  const others = rows.filter((value) => value.slug !== asked && value.total_count > 0);
  return (keepsOrder ? others : others.sort((a, b) => b.total_count - a.total_count)).slice(0, ROWS);
}

import { pathOf, TYPES } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { colon } from '@toile/i18n/typography';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server';
import { ApiError } from '../../../../api/api-error';
import { orLate, orNothing } from '../../../../api/get-json';
import { knownSeasons } from '../../../../catalogue/known-lists';
import { catalogueNames } from '../../../../catalogue/names';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { brandFigures, keptSets, showReports } from '../../../../features/newsroom/api/brand-figures-api';
import { brandsToShow } from '../../../../features/newsroom/api/shows-api';
import { BrandFigures } from '../../../../features/newsroom/components/brand-figures';
import styles from '../../../../features/newsroom/components/brand-figures.module.css';
import { PeerSetLinks } from '../../../../features/newsroom/components/peer-set-links';
import { ShowReports } from '../../../../features/newsroom/components/show-reports';
import shows from '../../../../features/newsroom/components/shows.module.css';
import { peerSets } from '../../../../features/newsroom/lib/peer-sets';
import { PageView } from '../../../../features/tracking/components/page-view';
import { ChoiceField, SubmitButton } from '../../../../forms/fields';
import fields from '../../../../forms/fields.module.css';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const ROUTE = 'newsroom_figures';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.figures')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** Beside all brands of the season where those that were chosen are refused. */
async function answered(
  query: Parameters<typeof brandFigures>[0],
  locale: Parameters<typeof brandFigures>[1],
) {
  try {
    return { figures: await brandFigures(query, locale), isRefused: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return { figures: await brandFigures({ ...query, peers: undefined }, locale), isRefused: true };
  }
}

/** A brand's figures, for those who keep it. Everything that is chosen stands in the address. */
export default async function BrandFiguresPage({ searchParams }: SearchProps) {
  const [given, locale, t, names, format, { newsroom }] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('newsroom.figures'),
    catalogueNames(),
    getFormatter(),
    getMessages() as Promise<Messages>,
  ]);
  const all = (name: string) => [given[name] ?? []].flat().map((one) => one.trim().slice(0, 200));
  const [known, seasons] = await Promise.all([orLate(brandsToShow(locale)), knownSeasons(locale)]);
  const brands = known?.results ?? [];
  const brand = brands.find(({ slug }) => slug === all('brand')[0]) ?? brands[0];
  const season = seasons.find(({ slug }) => slug === all('season')[0]);
  const type = TYPES.find(({ slug }) => slug === all('type')[0]);
  const chosen = [...new Set(all('peers').flatMap((one) => one.split(',')))].filter(Boolean);
  const asked = new URLSearchParams(
    ['brand', 'season', 'type', 'peers'].flatMap((name) => all(name).map((value) => [name, value])),
  );
  const found = brand
    ? await orLate(
        answered(
          {
            brand: brand.slug,
            type: type?.slug ?? 'woman',
            season: season?.slug,
            peers: chosen.length > 0 ? chosen.join(',') : undefined,
          },
          locale,
        ),
      )
    : null;
  const [reports, kept] = brand
    ? await Promise.all([orNothing(showReports(brand.slug, locale)), orNothing(keptSets(locale))])
    : [null, null];
  const figures = found?.figures;
  // Counting takes longer than a page waits where much is counted at once.
  const isLate = !known || (brand !== undefined && !found);
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {newsroom.home.title}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      {figures && (
        <>
          {/* What is chosen by a link is drawn anew: a browser keeps what it has ticked. */}
          <form key={chosen.join()} className={styles.form}>
            <ChoiceField
              label={t('brand')}
              name="brand"
              value={figures.brand.slug}
              choices={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <ChoiceField
              label={t('season')}
              name="season"
              value={figures.season.slug}
              choices={seasons.map((one) => ({ value: one.slug, label: names.season(one) }))}
            />
            <ChoiceField
              label={t('type')}
              name="type"
              value={figures.type.slug}
              choices={TYPES.map((one) => ({ value: one.slug, label: names.type(one) }))}
            />
            <details open={chosen.length > 0}>
              <summary>
                {t('peers')}
                {colon(locale)}
                {figures.peers.length > 0 && figures.peers.map(({ name }) => name).join(', ')}
                {figures.peers.length === 0 && t('besideAll', { count: figures.candidates.length })}
              </summary>
              <p className={shows.fine}>{t('peersHint')}</p>
              <fieldset className={styles.peers} aria-label={t('peers')}>
                {figures.candidates.map(({ slug, name }) => (
                  <label key={slug}>
                    <input type="checkbox" name="peers" value={slug} defaultChecked={chosen.includes(slug)} />
                    <span>{name}</span>
                  </label>
                ))}
              </fieldset>
            </details>
            <div>
              <SubmitButton>{t('show')}</SubmitButton>
            </div>
          </form>
          <PeerSetLinks
            sets={peerSets(kept ?? { sets: [], groups: [] }, figures.candidates)}
            chosen={figures.peers.map(({ slug }) => slug)}
            hrefOf={(peers) => {
              const { brand, season, type } = figures;
              const query = {
                brand: brand.slug,
                season: season.slug,
                type: type.slug,
                peers: peers.join(','),
              };
              return `${href(locale, ROUTE, {})}?${new URLSearchParams(query)}`;
            }}
          />
          {found.isRefused && (
            <p className={fields.error} role="alert">
              {t('peersHint')}
            </p>
          )}
          <p className={shows.fine}>
            {t('days', {
              season: names.season(figures.season),
              from: day(figures.days.from),
              to: day(figures.days.to),
            })}
            {figures.partial && ` (${t('partial')})`}.{' '}
            {figures.peers.length > 0
              ? t('besideChosen', { names: figures.peers.map(({ name }) => name).join(', ') })
              : t('besideAll', { count: figures.candidates.length })}
            .
          </p>
          <BrandFigures figures={figures} names={names}>
            <ShowReports reports={reports?.results ?? []} names={names} />
          </BrandFigures>
        </>
      )}
      {isLate && (
        <div className={styles.parts}>
          <section>
            <p role="status">{t('late')}</p>
            <a href={`${href(locale, ROUTE, {})}?${asked}`} className={shows.link}>
              {t('again')}
            </a>
          </section>
          {reports && <ShowReports reports={reports.results} names={names} />}
        </div>
      )}
      {!figures && !isLate && <p className={shows.fine}>{t('none')}</p>}
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}

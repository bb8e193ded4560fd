import { CONTACT_ADDRESS, COUNTRIES, JOBS, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { labelsOf, TAG_KINDS } from '@toile/vocabulary';
import { getMessages } from 'next-intl/server';
import { cache } from 'react';
import { askOwn } from '../../../api/ask';
import type { Shape } from '../../../api/operations';
import { type CatalogueNames, catalogueNames } from '../../../catalogue/names';
import type { ScopeDefaults } from '../lib/board-scope';
import type { BoardSetup, Option } from '../lib/board-setup';

type Options = readonly Shape<'FilterOptionDto'>[];

/** What can be chosen by this reader, in their words. @throws ApiError */
export const boardSetup = cache(async (locale: Locale): Promise<BoardSetup> => {
  const [configuration, all, names] = await Promise.all([
    askOwn('/api/dashboard/configuration', {}, locale),
    getMessages() as Promise<Messages>,
    catalogueNames(),
  ]);
  const { filters, environment, defaults } = configuration;
  const words = all.dashboard;
  const countries = countryNames(locale, words.allCountries, words.otherCountry);
  const categories = labelsOf('category', locale, 'many');
  const jobs: Record<string, string> = { ...all.account.jobs, 'all-jobs': words.allJobs };
  const season = shown(filters.season, names.season);
  return {
    locale,
    environment,
    words,
    figures: all.figures,
    contact: CONTACT_ADDRESS,
    defaults: { ...defaults, ...defaultSeasons(defaults, season) },
    options: {
      season,
      type: shown(filters.type, names.type),
      city: shown(filters.city, (city) =>
        city.slug === defaults.city ? words.filters.allCities : names.city(city),
      ),
      category: filters.category.map(({ value }) => named(categories, value, words.allCategories)),
      scope: configuration.brand_scopes.map(({ value }) => named(words.scopes, value)),
      metric: configuration.metrics.map(({ value }) => named(words.metrics, value)),
      view: configuration.colour_views.map(({ value }) => named(words.views, value)),
      job: JOBS.map(({ slug, name }) => named(jobs, slug, name)),
      country: COUNTRIES.map(({ slug, name }) => ({ value: slug, label: countries[name] ?? name })),
    },
    names: {
      colours: {
        ...labelsOf('colour', locale),
        ...labelsOf('tone', locale, 'many'),
        other: categories.other ?? '',
      },
      categories,
      seasons: Object.fromEntries(season.map(({ value, label }) => [value, label])),
      tags: locale === 'en' ? {} : Object.assign({}, ...TAG_KINDS.map((kind) => labelsOf(kind, locale))),
      cities: cityNames(filters.city, names),
      countries,
      lookBy: all.catalogue.lookBy,
    },
  };
});

const named = (words: Record<string, string>, value: string, otherwise = value): Option => ({
  value,
  label: words[value] ?? otherwise,
});

const shown = (list: Options, label: (reference: { slug: string; name: string }) => string): Option[] =>
  list.map(({ value, displayName }) => ({ value, label: label({ slug: value, name: displayName }) }));

/** The specification's seasons where this reader may see them; otherwise the newest two that may be seen. */
function defaultSeasons({ season, compare }: ScopeDefaults, seasons: readonly Option[]) {
  const known = (slug: string) => seasons.some(({ value }) => value === slug);
  const [newest, next] = seasons.map(({ value }) => value).filter((slug) => slug !== season);
  return {
    season: known(season) ? season : (newest ?? season),
    compare: known(compare) ? compare : ((known(season) ? newest : next) ?? compare),
  };
}

const cityNames = (list: Options, names: CatalogueNames) =>
  Object.fromEntries(list.map(({ displayName }) => [displayName, names.cityCalled(displayName)]));

function countryNames(locale: Locale, every: string, other: string): Record<string, string> {
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(
    COUNTRIES.map(({ slug, code, name }) => [
      name,
      code ? (regions.of(code) ?? name) : slug === 'other' ? other : every,
    ]),
  );
}

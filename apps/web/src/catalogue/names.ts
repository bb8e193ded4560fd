import { PALETTE, type Reference, slugOf } from '@toile/contracts';
import { labelOf, labelsOf, tagLabel } from '@toile/vocabulary';
import { getLocale, getTranslations } from 'next-intl/server';
import { countryIn } from './country-names';
import { vocabularyIsCurrent } from './edited-vocabulary';
import { seasonName } from './season-name';

export interface CatalogueNames {
  type(reference: Reference): string;
  tag(reference: Reference): string;
  /** Of the palette, or a tone, by its slug; any other by its `#rrggbb`. */
  colour(slug: string): string;
  /** The same by what it looks like, `#rrggbb`. */
  colourLike(hex: string): string;
  /** Of tags, in the plural. */
  category(reference: Reference): string;
  city(reference: Reference): string;
  season(reference: Reference): string;
  /** For figures, whose rows carry a city's English name alone. */
  cityCalled(english: string): string;
  /** For models, whose country is written by its English name. */
  countryCalled(english: string): string;
}

const COLOURS = new Map(PALETTE.map(({ hex, slug }) => [hex, slug]));

/** The reader's words for what the catalogue holds; what the catalogue says for those we have no words for. */
export async function catalogueNames(): Promise<CatalogueNames> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('catalogue'), vocabularyIsCurrent()]);
  const city = ({ slug, name }: Reference) => labelOf('city', slug, locale) ?? name;
  const colour = (slug: string) =>
    labelOf('colour', slug, locale) ?? labelOf('tone', slug, locale) ?? `#${slug}`;
  const categories = labelsOf('category', locale, 'many');
  return {
    type: ({ slug, name }) => labelOf('type', slug, locale) ?? name,
    tag: (tag) => tagLabel(tag, locale),
    colour,
    colourLike: (hex) => colour(COLOURS.get(hex) ?? hex.slice(1)),
    category: ({ slug, name }) => categories[slug] ?? name,
    city,
    cityCalled: (english) => city({ slug: slugOf(english), name: english }),
    countryCalled: (english) =>
      labelOf('country', slugOf(english), locale) ?? countryIn(english, locale) ?? english,
    season: (season) => seasonName(season, t),
  };
}

import type { Reference } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';

const SEASON = /^(fall-winter|pre-fall|spring-summer|resort)-(\d{4})$/;

export interface CatalogueNames {
  type(reference: Reference): string;
  city(reference: Reference): string;
  season(reference: Reference): string;
  /** For figures, whose rows carry a city's English name alone. */
  cityCalled(english: string): string;
}

/** The reader's words for types, cities and seasons; what the catalogue says for those we have no words for. */
export async function catalogueNames(): Promise<CatalogueNames> {
  const t = await getTranslations('catalogue');
  const city = ({ slug, name }: Reference) => {
    const key = `cities.${slug}` as 'cities.paris';
    return t.has(key) ? t(key) : name;
  };
  return {
    type: ({ slug, name }) => {
      const key = `types.${slug}` as 'types.woman';
      return t.has(key) ? t(key) : name;
    },
    city,
    cityCalled: (english) => city({ slug: english.toLowerCase().replaceAll(' ', '-'), name: english }),
    season: ({ slug, name }) => {
      const [, kind, year] = SEASON.exec(slug) ?? [];
      return kind && year ? t(`seasons.${kind}` as 'seasons.resort', { year }) : name;
    },
  };
}

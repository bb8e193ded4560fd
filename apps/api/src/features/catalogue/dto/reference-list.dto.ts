import type { City, Country, Season, SeasonCode } from '@toile/contracts';
import { PageDto } from '../../../kernel/http/dto/page.dto.js';
import { ReferenceDto } from './reference.dto.js';

/** A season and where it stands today. */
export class SeasonDto implements Season {
  /** @example "fall-winter-2026" */
  slug: string;
  /** @example "Fall-Winter 2026" */
  name: string;
  /** @example "FW26" */
  short_name: string;
  /** @example "FW" */
  code: SeasonCode;
  /** @example 2026 */
  year: number;
  /**
   * The same half a year earlier, what figures are compared with.
   * @example "fall-winter-2025"
   */
  previous: string | null;
  /** @example "2026-02-10" */
  shows_start: string;
  /** @example "2026-03-09" */
  shows_end: string;
  /** @example "closed" */
  status: 'upcoming' | 'open' | 'closed';
}

/** A city with a fashion week. */
export class CityDto extends ReferenceDto implements City {
  /** @example "France" */
  country: string;
  /** @example "Europe/Paris" */
  timezone: string;
}

export class SeasonsDto extends PageDto {
  results: SeasonDto[];
}
export class CitiesDto extends PageDto {
  results: CityDto[];
}
export class TypesDto extends PageDto {
  results: ReferenceDto[];
}

/** A country members can be from. */
export class CountryDto implements Country {
  /** @example "france" */
  slug: string;
  /**
   * ISO 3166-1 alpha-2; null where no single country is meant.
   * @example "FR"
   */
  code: string | null;
  /** @example "France" */
  name: string;
}

/** Who is named as a client with their leave. */
export class ClientDto extends ReferenceDto {
  /** @example "https://vale.example" */
  url: string | null;
  logo: string | null;
}
export class ClientsDto extends PageDto {
  results: ClientDto[];
}

/** Paths by name, as the specification calls them. */
export class RoutesDto {
  /** @example "" */
  base_url: string;
  /** @example ["en", "fr"] */
  locales: string[];
  /** @example { "look_show": "/look/{slug}" } */
  routes: Record<string, string>;
}

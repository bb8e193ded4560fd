import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { COUNTRIES, GENDERS, JOBS, LOCALES, NAMED_ROUTES, type Page, type Reference } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { PublicCache } from '../../../kernel/http/public-cache.js';
import {
  CitiesDto,
  CityDto,
  ClientsDto,
  CountryDto,
  ReferenceDto,
  ReferenceList,
  RoutesDto,
  SeasonDto,
  SeasonsDto,
  TypesDto,
} from '../../catalogue/index.js';
import { SuggestDto, SuggestionsDto, SuggestReference } from '../../search/index.js';
import { Clients } from '../queries/clients.js';

/** Lists that change rarely: anybody may keep them for five minutes. */
@Controller('api')
@Public()
@PublicCache()
export class ReferenceController {
  constructor(private readonly queries: QueryBus) {}

  /** Countries of members. */
  @Get('countries')
  countries(): CountryDto[] {
    return [...COUNTRIES];
  }

  /** Occupations of members. */
  @Get('jobs')
  jobs(): ReferenceDto[] {
    return [...JOBS];
  }

  /** Genders. */
  @Get('genders')
  genders(): ReferenceDto[] {
    return [...GENDERS];
  }

  /** Clients who are named with their leave. */
  @Get('clients')
  async clients(): Promise<ClientsDto> {
    return onePage(await this.queries.execute(new Clients()));
  }

  /** Paths by name. */
  @Get('routes.json')
  routes(): RoutesDto {
    return { base_url: '', locales: [...LOCALES], routes: NAMED_ROUTES };
  }

  /** All seasons, the newest first. */
  @Get('seasons')
  async seasons(): Promise<SeasonsDto> {
    return onePage(await this.queries.execute(new ReferenceList('season')));
  }

  /** All cities. */
  @Get('cities')
  async cities(): Promise<CitiesDto> {
    return onePage(await this.queries.execute(new ReferenceList('city')));
  }

  /** All types. */
  @Get('types')
  async types(): Promise<TypesDto> {
    return onePage(await this.queries.execute(new ReferenceList('type')));
  }

  /** Seasons whose name begins with or holds the words, the newest first. */
  @Get('seasons/autocomplete')
  suggestSeasons(@Query() typed: SuggestDto): Promise<SuggestionsDto> {
    return this.queries.execute(new SuggestReference('season', typed));
  }

  /** Cities whose name begins with or holds the words. */
  @Get('cities/autocomplete')
  suggestCities(@Query() typed: SuggestDto): Promise<SuggestionsDto> {
    return this.queries.execute(new SuggestReference('city', typed));
  }

  /** Types whose name begins with or holds the words. */
  @Get('types/autocomplete')
  suggestTypes(@Query() typed: SuggestDto): Promise<SuggestionsDto> {
    return this.queries.execute(new SuggestReference('type', typed));
  }

  /** A season with its show window. */
  @Get('seasons/:slug')
  async season(@Param('slug') slug: string): Promise<SeasonDto> {
    return one('season', slug, await this.queries.execute(new ReferenceList('season')));
  }

  /** A city. */
  @Get('cities/:slug')
  async city(@Param('slug') slug: string): Promise<CityDto> {
    return one('city', slug, await this.queries.execute(new ReferenceList('city')));
  }

  /** A type. */
  @Get('types/:slug')
  async type(@Param('slug') slug: string): Promise<ReferenceDto> {
    return one('type', slug, await this.queries.execute(new ReferenceList('type')));
  }
}

const onePage = <T>(all: T[]): Page<T> => pageOf(all, all.length, 1, all.length);

/** @throws DomainError `{kind}/unknown` */
function one<T extends Reference>(kind: string, slug: string, list: readonly T[]): T {
  const found = list.find((other) => other.slug === slug);
  if (!found) throw new DomainError(`${kind}/unknown`, `There is no ${kind} "${slug}".`);
  return found;
}

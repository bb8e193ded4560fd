import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { type Client, COUNTRIES, GENDERS, JOBS, LOCALES, NAMED_ROUTES } from '@toile/contracts';
import { DomainError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../accounts/roles/allow.decorator.js';
import { SuggestionsQuery, suggestionSchema } from '../autocomplete/suggestions.query.js';
import { pageOf } from '../catalogue/filters/picture-search.query.js';
import { ContentQuery } from '../content/content.query.js';
import { sendCached } from './public-cache.js';
import { ReferenceLists, toSeason } from './reference-lists.query.js';
import { suggestFrom } from './suggest-from.js';

/** Lists that change rarely: anybody may keep them for five minutes. */
@Controller('api')
@Public()
export class ReferenceController {
  constructor(
    private readonly lists: ReferenceLists,
    private readonly content: ContentQuery,
    private readonly suggestions: SuggestionsQuery,
  ) {}

  @Get('countries')
  countries(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendCached(request, reply, JSON.stringify(COUNTRIES));
  }

  @Get('jobs')
  jobs(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendCached(request, reply, JSON.stringify(JOBS));
  }

  @Get('genders')
  genders(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendCached(request, reply, JSON.stringify(GENDERS));
  }

  @Get('clients')
  async clients(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const rows = await this.content.all('client');
    const results = rows.map(({ slug, doc }): Client => ({ slug, ...doc }));
    return sendCached(request, reply, JSON.stringify(pageOf(results, results.length, 1, results.length)));
  }

  @Get('routes.json')
  routes(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendCached(
      request,
      reply,
      JSON.stringify({ base_url: '', locales: LOCALES, routes: NAMED_ROUTES }),
    );
  }

  @Get(['seasons', 'cities', 'types'])
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const kind = kindOf(request);
    const found = await this.lists.list(kind);
    const results = kind === 'season' ? await this.seasons() : found;
    return sendCached(
      request,
      reply,
      JSON.stringify(pageOf([...results], results.length, 1, results.length)),
    );
  }

  @Get(['seasons/autocomplete', 'cities/autocomplete', 'types/autocomplete'])
  async autocomplete(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const kind = kindOf(request);
    const search = validate(suggestionSchema, query);
    const list = await this.lists.list(kind);
    const counts = await this.suggestions.counts(kind);
    return sendCached(request, reply, JSON.stringify(suggestFrom(list, counts, search)));
  }

  @Get(['seasons/:slug', 'cities/:slug', 'types/:slug'])
  async show(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const kind = kindOf(request);
    const list = kind === 'season' ? await this.seasons() : await this.lists.list(kind);
    const found = list.find((one) => one.slug === slug);
    if (!found) throw new DomainError(`${kind}/unknown`, `There is no ${kind} "${slug}".`);
    return sendCached(request, reply, JSON.stringify(found));
  }

  private async seasons() {
    const seasons = await this.lists.list('season');
    const today = new Date();
    return seasons.map((season) => toSeason(season, seasons, today));
  }
}

const KINDS = { seasons: 'season', cities: 'city', types: 'type' } as const;

function kindOf(request: FastifyRequest): 'season' | 'city' | 'type' {
  const [, , plural = ''] = request.url.split(/[/?]/);
  const kind = KINDS[plural as keyof typeof KINDS];
  if (!kind) throw new DomainError('route/unknown', 'There is nothing at this address.');
  return kind;
}

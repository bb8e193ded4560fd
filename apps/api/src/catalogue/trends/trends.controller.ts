import { Controller, Get, Param } from '@nestjs/common';
import type { TopKeywords, TrendsPage } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { ReferenceLists } from '../../reference/reference-lists.query.js';
import { KnownValues } from '../filters/known-values.js';
import { TrendsQuery } from './trends.query.js';

const FIRST_TYPE = 'woman';

@Controller()
@Public()
export class TrendsController {
  constructor(
    private readonly trends: TrendsQuery,
    private readonly lists: ReferenceLists,
    private readonly known: KnownValues,
  ) {}

  @Get('trends')
  async latest(): Promise<TrendsPage> {
    const season = await this.trends.latestSeason(FIRST_TYPE);
    const [first] = await this.lists.list('season');
    return this.of(FIRST_TYPE, season?.slug ?? first?.slug ?? '');
  }

  @Get('trends/:type/:season')
  async show(@Param('type') type: string, @Param('season') season: string): Promise<TrendsPage> {
    await this.known.mustExist({ type, season });
    return this.of(type, season);
  }

  @Get('top-tagged-keywords')
  keywords(): Promise<TopKeywords> {
    return this.trends.topKeywords();
  }

  private async of(typeSlug: string, seasonSlug: string): Promise<TrendsPage> {
    const [type, season] = [
      await this.lists.find('type', typeSlug),
      await this.lists.find('season', seasonSlug),
    ];
    if (!type || !season) throw new DomainError('trends/unknown', 'There is no such season.');
    return this.trends.run({ slug: type.slug, name: type.name }, { slug: season.slug, name: season.name });
  }
}

import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { AttentionQuery, FOLLOWED_DAYS } from '../../measures/attention.query.js';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited } from '../graphs/graphs.js';
import { halfLifeRows } from './half-lives.js';

/** How long a show is looked at: the same of all looks of a brand, whose rank is that among all. */
@Injectable()
export class AttentionOfShows implements CountedFigure {
  readonly address = 'graphs/attention-of-shows';

  constructor(
    private readonly figures: Figures,
    private readonly attention: AttentionQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const { brand, season } = scope;
    const found = await this.attention.of('brand', { ...scope, brand: null }, names, []);
    const describe = (key: string) => {
      return { label: names.brand(key), tag_name: key, season_short: season.short_name };
    };
    const rows = halfLifeRows(found, describe).filter(({ tag_name }) => !brand || brand.slug === tag_name);
    const shown = await this.figures.followedDays(scope, FOLLOWED_DAYS - 1);
    return this.figures.answer('attention_of_shows', limited(scope), shown, rows);
  }
}

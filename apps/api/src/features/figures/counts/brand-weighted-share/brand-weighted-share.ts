import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { rounded } from '../../figure/rounded.js';
import { ALL_CATEGORIES } from '../../scope/figure-query.dto.js';
import type { Scope } from '../../scope/scope.js';
import { ranked } from '../category-overview/category-overview.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited, tagRow } from '../graphs/graphs.js';

/** The last digits of a sum depend on the order in which it was added up. */
const SUM_DIGITS = 4;

/** Trends by the mean of the brands' own shares: what a brand of ten looks shows says as much as what one of a hundred shows. */
@Injectable()
export class BrandWeightedShare implements CountedFigure {
  readonly address = 'graphs/brand-weighted-share';

  constructor(private readonly figures: Figures) {}

  async count(scope: Scope): Promise<Figure> {
    const { slug, previous } = scope.season;
    const { category } = scope.input;
    const names = await this.figures.names.all();
    const brands = await this.figures.brandsOf(scope);
    const seasons = [slug, ...(previous ? [previous] : [])];
    const means = await this.figures.looks.means('tag', { ...scope, brand: null }, names, seasons, brands);
    const keys = means.keys.filter(
      (key) => category === ALL_CATEGORIES || names.categoryOf(key) === category,
    );
    const share = (season: string, key: string) => {
      const mean = means.share(season, key);
      return { ...mean, numerator: rounded(mean.numerator, SUM_DIGITS) };
    };
    const measured = {
      now: (key: string) => share(slug, key),
      before: (key: string) => (previous ? share(previous, key) : undefined),
    };
    const rows = ranked(keys, tagRow(names, scope), measured, 1).filter(
      ({ tag_name }) => !scope.trend || tag_name === scope.trend.slug,
    );
    return this.figures.answer(
      'brand_weighted_share',
      limited(scope),
      await this.figures.showDays(scope),
      rows,
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import type { Share } from '../../figure/figure-row.js';
import { WHOLE } from '../../measures/measure-params.js';
import type { Scope } from '../../scope/scope.js';
import { ranked } from '../category-overview/category-overview.js';
import { Figures } from '../figures.js';
import type { CountedFigure } from '../counted-figure.js';
import { limited, tagRow } from '../graphs/graphs.js';

/** {{Words}}: tags by their share of a season's looks, beside the year before. */
@Injectable()
export class {{Name}} implements CountedFigure {
  readonly address = 'graphs/{{name}}';

  constructor(private readonly figures: Figures) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const { slug, previous } = scope.season;
    const brands = await this.figures.brandsOf(scope);
    const looks = await this.figures.looks.by('tag', scope, names, [slug, previous ?? ''], brands);
    const share = (season: string, key: string): Share => ({
      numerator: looks.of(season, key).looks,
      denominator: looks.of(season, WHOLE).looks,
    });
    const measured = {
      now: (key: string) => share(slug, key),
      before: (key: string) => (previous ? share(previous, key) : undefined),
    };
    const rows = ranked(looks.keys, tagRow(names, scope), measured, 1);
    return this.figures.answer('{{snake}}', limited(scope), await this.figures.showDays(scope), rows);
  }
}

import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { ratio } from '../../figure/figure-row.js';
import { rounded } from '../../figure/rounded.js';
import { isOneCountry } from '../../measures/countries.js';
import type { Scope } from '../../scope/scope.js';
import { ranked, searchCells } from '../category-overview/category-overview.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited, tagRow } from '../graphs/graphs.js';

/** What fewer looks show is hardly shown. */
const FEW_LOOKS = 10;

/** What readers search, of a country or everywhere, and fewer than ten looks of the scope show; the index is 100 where a country is as the world. */
@Injectable()
export class UnshownDemand implements CountedFigure {
  readonly address = 'graphs/unshown-demand';

  constructor(private readonly figures: Figures) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const { now } = await this.figures.windows.of(scope, scope.season);
    const { slug } = scope.season;
    const everywhere = { ...scope, input: { ...scope.input, country: 'all-countries' } };
    const [shown, own, world] = await Promise.all([
      this.figures.looks.by('tag', scope, names, [slug]),
      this.figures.searches.fromCountry(scope, names, now),
      this.figures.searches.fromCountry(everywhere, names, now),
    ]);
    const keys = own.keys.filter((key) => shown.share(slug, key).numerator < FEW_LOOKS);
    const rows = ranked(keys, tagRow(names, scope), { now: own.share, before: () => undefined }, 2).map(
      (row) => {
        const key = row.tag_name ?? '';
        const times = ratio(own.share(key)) / ratio(world.share(key));
        return {
          ...row,
          ...searchCells(row),
          brands: shown.share(slug, key).brands ?? 0,
          index: isOneCountry(scope.input.country) ? rounded(100 * times, 0) : null,
        };
      },
    );
    return this.figures.answer('unshown_demand', limited(scope), now, rows);
  }
}

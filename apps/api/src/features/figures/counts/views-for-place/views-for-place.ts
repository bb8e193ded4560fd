import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { peopleInterval } from '../../figure/brand-draws.js';
import { EMPTY_ROW, isLowCount } from '../../figure/figure-row.js';
import { rounded } from '../../figure/rounded.js';
import { PlacesQuery } from '../../measures/places.query.js';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited } from '../graphs/graphs.js';
import { LookRows } from '../rankings/look-rows.js';
import { placeCurve } from '../views-by-place/place-curve.js';

/** Of a look that is expected to be opened less often, one more or less says nothing. */
const FEWEST_EXPECTED = 10;

/** Looks that are opened more often than their place in the show says, the farthest beyond it first. */
@Injectable()
export class ViewsForPlace implements CountedFigure {
  readonly address = 'graphs/views-for-place';

  constructor(
    private readonly figures: Figures,
    private readonly places: PlacesQuery,
    private readonly looks: LookRows,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const { now } = await this.figures.windows.of(scope, scope.season);
    const shows = await this.places.of(scope, names, now);
    const curve = placeCurve(shows);
    const isOfBrand = ({ brand }: { brand: string }) => !scope.brand || scope.brand.slug === brand;
    const found = shows.flatMap((show) => {
      const expected = curve.expected(show);
      return show.looks.flatMap((look, i) => {
        const [openings = 0, due = 0] = [show.views[i], expected[i]];
        const isAsked = show.meant[i] === 1 && isOfBrand(show);
        return due >= FEWEST_EXPECTED ? [{ look, openings, due, isAsked }] : [];
      });
    });
    const cut = limited(scope);
    const { limit = found.length, page } = cut.input;
    // Ranks are those among all, whichever brand or trend is asked about.
    const first = found
      .sort((a, b) => b.openings / b.due - a.openings / a.due || a.look.localeCompare(b.look))
      .map((one, index) => ({ ...one, ranking: index + 1 }))
      .filter(({ isAsked }) => isAsked)
      .slice(0, limit * page);
    const pictured = await this.looks.pictured(first.map(({ look }) => look));
    const rows = first.map(({ look, openings, due, ranking }): FigureRow => {
      const value = rounded(openings / due, 2);
      const [from, to] = peopleInterval(openings) ?? [];
      return {
        ...EMPTY_ROW,
        ...pictured(look),
        look,
        season_short: scope.season.short_name,
        value,
        value_label: value.toFixed(2),
        numerator: openings,
        denominator: rounded(due, 1),
        ranking,
        interval:
          from === undefined || to === undefined ? null : [rounded(from / due, 2), rounded(to / due, 2)],
        low_base: isLowCount(openings),
      };
    });
    return this.figures.answer('views_for_place', cut, now, rows);
  }
}

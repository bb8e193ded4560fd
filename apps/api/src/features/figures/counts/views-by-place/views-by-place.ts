import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { EMPTY_ROW, isLowCount } from '../../figure/figure-row.js';
import { rounded } from '../../figure/rounded.js';
import { PlacesQuery } from '../../measures/places.query.js';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { placeCurve } from './place-curve.js';

/** How often looks are opened by their place in the show, against the mean look of their show. */
@Injectable()
export class ViewsByPlace implements CountedFigure {
  readonly address = 'graphs/views-by-place';

  constructor(
    private readonly figures: Figures,
    private readonly places: PlacesQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const { now } = await this.figures.windows.of(scope, scope.season);
    const curve = placeCurve(await this.places.of(scope, names, now));
    const intervals = curve.intervals();
    const rows = curve.places.map((place, i): FigureRow => {
      const value = rounded(curve.values[i] ?? 0, 2);
      const openings = curve.openings[i] ?? 0;
      const [from, to] = intervals[i] ?? [];
      return {
        ...EMPTY_ROW,
        label: String(place),
        tag_name: String(place),
        season_short: scope.season.short_name,
        value,
        value_label: value.toFixed(2),
        numerator: openings,
        denominator: curve.looks[i] ?? 0,
        interval: from === undefined || to === undefined ? null : [rounded(from, 2), rounded(to, 2)],
        low_base: isLowCount(openings),
      };
    });
    return this.figures.answer('views_by_place', scope, now, rows);
  }
}

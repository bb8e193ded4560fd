import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { addingUpToAHundred, colourRows, DRAWN_TONES } from '../graphs/colour-graph.js';
import { ColoursQuery } from '../graphs/colours.query.js';

/** Looks by the tone of their dominant colour; what is displayed adds up to 100. */
@Injectable()
export class DominantTones implements CountedFigure {
  readonly address = 'graphs/dominant-tones';

  constructor(
    private readonly figures: Figures,
    private readonly colours: ColoursQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const [names, brands] = await Promise.all([this.figures.names.all(), this.figures.brandsOf(scope)]);
    const looks = await this.colours.dominant(scope, names, brands, ({ tone }) => tone);
    const rows = addingUpToAHundred(colourRows(scope, looks, DRAWN_TONES));
    return this.figures.answer('dominant_tones', scope, await this.figures.showDays(scope), rows);
  }
}

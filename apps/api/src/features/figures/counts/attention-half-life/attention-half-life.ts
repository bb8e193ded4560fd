import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { AttentionQuery, FOLLOWED_DAYS } from '../../measures/attention.query.js';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited, tagRow } from '../graphs/graphs.js';
import { halfLifeRows } from './half-lives.js';

/** How long a trend is looked at: days after the show by which half of four weeks' openings of its looks have come, longest first. */
@Injectable()
export class AttentionHalfLife implements CountedFigure {
  readonly address = 'graphs/attention-half-life';

  constructor(
    private readonly figures: Figures,
    private readonly attention: AttentionQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const brands = await this.figures.brandsOf(scope);
    const rows = halfLifeRows(await this.attention.of('tag', scope, names, brands), tagRow(names, scope));
    return this.figures.answer(
      'attention_half_life',
      limited(scope),
      await this.figures.followedDays(scope, FOLLOWED_DAYS - 1),
      rows,
    );
  }
}

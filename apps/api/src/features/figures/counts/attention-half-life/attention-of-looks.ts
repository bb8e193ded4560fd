import { Injectable } from '@nestjs/common';
import type { Figure } from '@toile/contracts';
import { AttentionQuery, FOLLOWED_DAYS } from '../../measures/attention.query.js';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { limited } from '../graphs/graphs.js';
import { LookRows } from '../rankings/look-rows.js';
import { halfLifeRows } from './half-lives.js';

/** How long a single look is looked at: of a brand or trend its looks. */
@Injectable()
export class AttentionOfLooks implements CountedFigure {
  readonly address = 'graphs/attention-of-looks';

  constructor(
    private readonly figures: Figures,
    private readonly attention: AttentionQuery,
    private readonly looks: LookRows,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const names = await this.figures.names.all();
    const { short_name } = scope.season;
    const found = await this.attention.of('look', scope, names, []);
    const cut = limited(scope);
    const rows = halfLifeRows(found, (look) => ({ label: look, look, season_short: short_name }));
    const first = rows.slice(0, (cut.input.limit ?? rows.length) * cut.input.page);
    const pictured = await this.looks.pictured(first.flatMap(({ look }) => look ?? []));
    const shown = first.map((row) => ({ ...row, ...pictured(row.look ?? '') }));
    return this.figures.answer(
      'attention_of_looks',
      cut,
      await this.figures.followedDays(scope, FOLLOWED_DAYS - 1),
      shown,
    );
  }
}

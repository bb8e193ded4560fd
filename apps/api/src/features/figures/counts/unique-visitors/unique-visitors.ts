import { Injectable } from '@nestjs/common';
import { ALL_LANGUAGES, type Figure } from '@toile/contracts';
import { countRow } from '../../figure/figure-row.js';
import { AudienceQuery } from '../../measures/audience.query.js';
import type { Scope } from '../../scope/scope.js';
import { eitherOf } from '../category-overview/category-overview.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures, ranksOf } from '../figures.js';
import { inOrder, languageRow } from '../languages.js';

/** Distinct visitors of pages, by the language of the page and of all languages; without consent nobody is told apart, so none counts. */
@Injectable()
export class UniqueVisitors implements CountedFigure {
  readonly address = 'graphs/unique-visitors';

  constructor(
    private readonly figures: Figures,
    private readonly audience: AudienceQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const windows = await this.figures.windows.of(scope, scope.season);
    const [now, before] = await this.audience.of(scope, windows);
    const keys = eitherOf(now.keys, before?.keys);
    const ranks = (of: typeof now | null) =>
      ranksOf(keys, (key) => ({ numerator: of?.count(key, 'visitors').value ?? 0, denominator: 1 }));
    const [ranking, earlier] = [ranks(now), ranks(before)];
    const rows = [ALL_LANGUAGES, ...inOrder(keys, ranking)]
      .map((key) => ({
        ...countRow(languageRow(scope)(key), now.count(key, 'visitors'), before?.count(key, 'visitors')),
        ranking: ranking.get(key) ?? null,
        previous_ranking: earlier.get(key) ?? null,
      }))
      .filter(({ value, new: isNew, evolution }) => value || isNew || evolution !== null);
    return this.figures.answer('unique_visitors', scope, windows.now, rows);
  }
}

import { Injectable } from '@nestjs/common';
import { ALL_LANGUAGES, type Figure } from '@toile/contracts';
import { type Audience, AudienceQuery } from '../../measures/audience.query.js';
import type { Scope } from '../../scope/scope.js';
import { eitherOf, ranked } from '../category-overview/category-overview.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { languageRow } from '../languages.js';

/** The part that each language has of all first-page searches. */
@Injectable()
export class SearchesByLanguage implements CountedFigure {
  readonly address = 'graphs/searches-by-language';

  constructor(
    private readonly figures: Figures,
    private readonly audience: AudienceQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const windows = await this.figures.windows.of(scope, scope.season);
    const [now, before] = await this.audience.of(scope, windows);
    const share = (of: Audience, key: string) =>
      of.share(key, 'searches', { key: ALL_LANGUAGES, what: 'searches' });
    const measured = {
      now: (key: string) => share(now, key),
      before: (key: string) => (before ? share(before, key) : undefined),
    };
    const rows = ranked(eitherOf(now.keys, before?.keys), languageRow(scope), measured, 1);
    return this.figures.answer('searches_by_language', scope, windows.now, rows);
  }
}

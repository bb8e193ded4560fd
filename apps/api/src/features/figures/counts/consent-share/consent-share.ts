import { Injectable } from '@nestjs/common';
import { ALL_LANGUAGES, type Figure } from '@toile/contracts';
import { shareRow } from '../../figure/figure-row.js';
import { type Audience, AudienceQuery } from '../../measures/audience.query.js';
import type { Scope } from '../../scope/scope.js';
import { eitherOf, ranked } from '../category-overview/category-overview.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { languageRow } from '../languages.js';

/** Page views of visitors who agreed to be told apart among all page views, by the language of the page and of all languages. */
@Injectable()
export class ConsentShare implements CountedFigure {
  readonly address = 'graphs/consent-share';

  constructor(
    private readonly figures: Figures,
    private readonly audience: AudienceQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const windows = await this.figures.windows.of(scope, scope.season);
    const [now, before] = await this.audience.of(scope, windows);
    const share = (of: Audience, key: string) => of.share(key, 'known_views', { key, what: 'views' });
    const measured = {
      now: (key: string) => share(now, key),
      before: (key: string) => (before ? share(before, key) : undefined),
    };
    const describe = languageRow(scope);
    const all = shareRow(
      describe(ALL_LANGUAGES),
      measured.now(ALL_LANGUAGES),
      measured.before(ALL_LANGUAGES),
      1,
    );
    const rows = ranked(eitherOf(now.keys, before?.keys), describe, measured, 1);
    return this.figures.answer('consent_share', scope, windows.now, all.denominator ? [all, ...rows] : rows);
  }
}

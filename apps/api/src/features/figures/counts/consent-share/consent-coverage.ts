import { Injectable } from '@nestjs/common';
import { ALL_LANGUAGES, type FigureMeta } from '@toile/contracts';
import { rounded } from '../../figure/rounded.js';
import { AudienceQuery } from '../../measures/audience.query.js';
import { alone } from '../../measures/both-windows.js';
import type { Days, Scope } from '../../scope/scope.js';

/** How many of the page views of a figure's days are of visitors who agreed to be told apart: of all pages, which is what is kept by day. */
@Injectable()
export class ConsentCoverage {
  constructor(private readonly audience: AudienceQuery) {}

  async of(scope: Scope, days: Days): Promise<NonNullable<FigureMeta['consent']>> {
    const [audience] = await this.audience.of(scope, alone(days));
    const { numerator, denominator } = audience.share(ALL_LANGUAGES, 'known_views', {
      key: ALL_LANGUAGES,
      what: 'views',
    });
    const value = denominator > 0 ? rounded((100 * numerator) / denominator, 1) : null;
    return { value, numerator, denominator };
  }
}

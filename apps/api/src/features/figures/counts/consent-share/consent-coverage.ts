import { Injectable } from '@nestjs/common';
import type { FigureMeta } from '@toile/contracts';
import { rounded } from '../../figure/rounded.js';
import { AudienceQuery } from '../../measures/audience.query.js';
import type { Days, Scope } from '../../scope/scope.js';

/** How many of the page views of a figure's days are of visitors who agreed to be told apart: of all pages, which is what is kept by day. */
@Injectable()
export class ConsentCoverage {
  constructor(private readonly audience: AudienceQuery) {}

  async of(scope: Scope, days: Days): Promise<NonNullable<FigureMeta['consent']>> {
    const { views: denominator, known_views: numerator } = await this.audience.agreed(scope, days);
    const value = denominator > 0 ? rounded((100 * numerator) / denominator, 1) : null;
    return { value, numerator, denominator };
  }
}

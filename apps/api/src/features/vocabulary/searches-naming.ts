import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import { FigureByReference } from '../figures/index.js';

/** How often a concept was named in searches of the last 30 days, as figures count them. */
@Injectable()
export class SearchesNaming {
  constructor(private readonly figures: FigureByReference) {}

  async of(trend: string): Promise<number> {
    try {
      const reference = { figure: 'trends/kpi/searches', filters: { trend, window: '30d' } } as const;
      const { figure } = await this.figures.readWhole(reference);
      return figure.rows[0]?.numerator ?? 0;
    } catch (error) {
      // No look has the tag, so no figure counts it.
      if (error instanceof DomainError && error.code === 'trend/unknown') return 0;
      throw error;
    }
  }
}

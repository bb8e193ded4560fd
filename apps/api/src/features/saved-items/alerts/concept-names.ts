import { Injectable } from '@nestjs/common';
import type { ForecastSubject, Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { Figures, labelIn, type NeededScopes, ReadScope } from '../../figures/index.js';

/** What trends and brands are called in a language. */
@Injectable()
export class ConceptNames {
  constructor(
    private readonly scopes: ReadScope,
    private readonly figures: Figures,
  ) {}

  /** @throws DomainError trend/unknown, brand/unknown */
  async of({ of, slug }: ForecastSubject): Promise<(locale: Locale) => string> {
    const found = await this.scopes.mustExist(of === 'trend' ? 'tag' : 'designer', of, slug);
    const label = found?.name ?? slug;
    const tag_name = of === 'trend' ? slug : null;
    return (locale) => labelIn(locale, { label, tag_name, bar_background: null });
  }
}

/** The part of the dashboard that is about it. */
export const partOf = ({ of }: ForecastSubject): NeededScopes => [[of === 'brand' ? 'brands' : 'trends']];

export const aboutSeries = ({ measure }: ForecastSubject, locale: Locale): string =>
  messagesOf(locale).dashboard.forecasts.measures[measure];

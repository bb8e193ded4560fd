import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { REPORT_TYPES, type ReportType } from '@toile/contracts';
import { IsLastDay } from '../../../kernel/http/dto/last-day.decorator.js';
import { IsDay } from '../../../kernel/http/dto/time.decorator.js';
import { ContentQuery } from '../../catalogue/index.js';

/** Two days, five years apart at most. */
export class CountReportsQueryDto {
  /** @example "2026-01-01" */
  @IsDay()
  from: string;

  /** @example "2026-12-31" */
  @IsLastDay({ from: 'from', years: 5 })
  to: string;
}

/** How many reports appeared in a month. */
export class MonthOfReportsDto {
  /** @example "2026-03" */
  month: string;
  /** @example 3 */
  count: number;
}

/** How many reports appeared. */
export class ReportCountsDto extends CountReportsQueryDto {
  /** @example 3 */
  total: number;
  /** @example { "flash": 1, "premium": 1, "general": 1 } */
  by_type: Record<ReportType, number>;
  /** Months with reports. */
  by_month: MonthOfReportsDto[];
}

/** How many reports appeared from one day to another, both included. */
export class CountReports extends Query<ReportCountsDto> {
  constructor(readonly days: CountReportsQueryDto) {
    super();
  }
}

@QueryHandler(CountReports)
export class CountReportsHandler implements IQueryHandler<CountReports> {
  constructor(private readonly content: ContentQuery) {}

  async execute({ days: { from, to } }: CountReports): Promise<ReportCountsDto> {
    const found = (await this.content.all('report'))
      .map(({ doc }) => ({ type: doc.type, day: doc.published_at.slice(0, 10) }))
      .filter(({ day }) => day >= from && day <= to);
    const by_type = { flash: 0, premium: 0, general: 0 } satisfies Record<ReportType, number>;
    for (const type of REPORT_TYPES) by_type[type] = found.filter((one) => one.type === type).length;
    const months = [...new Set(found.map(({ day }) => day.slice(0, 7)))].sort();
    const by_month = months.map((month) => ({
      month,
      count: found.filter(({ day }) => day.startsWith(month)).length,
    }));
    return { from, to, total: found.length, by_type, by_month };
  }
}

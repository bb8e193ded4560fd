import { Injectable } from '@nestjs/common';
import { JOBS } from '@toile/contracts';
import { Figures } from '../counts/figures.js';
import { releasedWindow, toTheHour } from '../counts/graphs/member-searches.js';
import { ANY_TREND } from '../privacy/release-paths.js';
import { Releases } from '../privacy/releases.js';
import type { Scope } from '../scope/scope.js';
import type { PathRowDto, PathsDto } from './paths.dto.js';

type Told = Awaited<ReturnType<Releases['pathsOf']>>;

/** From search to look to board, of verified members by occupation: what was released of a season, with the table of what they searched. */
@Injectable()
export class MemberPaths {
  constructor(
    private readonly figures: Figures,
    private readonly releases: Releases,
  ) {}

  /** @param job of which all trends that are told are answered; all occupations of the scope's trend where there is none */
  async of(input: Scope, job: string | undefined): Promise<PathsDto> {
    const scope = toTheHour(input);
    const [names, told] = await Promise.all([
      this.figures.names.all(),
      this.releases.pathsOf(scope.season, scope.asOf),
    ]);
    const rowOf = (one: string, trend: string): PathRowDto => ({
      job: one,
      tag_name: trend === ANY_TREND ? null : trend,
      label: trend === ANY_TREND ? '' : names.tag(trend),
      ...stepsOf(told, one, trend),
    });
    const rows = job
      ? trendsOf(told, job, scope.trend?.slug).map((trend) => rowOf(job, trend))
      : JOBS.map(({ slug }) => rowOf(slug, scope.trend?.slug ?? ANY_TREND));
    const window = releasedWindow(scope, told.searched.days);
    const { meta } = await this.figures.answer('search_to_board', scope, window, []);
    const { job: _, ...filters } = meta.filters;
    return { rows, meta: { ...meta, filters: { ...filters, ...(job && { job }) } } };
  }
}

/** The chosen one; otherwise any trend, and all that are told of the occupation, the most searched first. */
function trendsOf({ searched }: Told, job: string, chosen: string | undefined): string[] {
  if (chosen) return [chosen];
  const by = searched.table[job]?.by ?? {};
  const trends = Object.keys(by).sort((a, b) => (by[b] ?? 0) - (by[a] ?? 0) || a.localeCompare(b));
  return [ANY_TREND, ...trends];
}

function stepsOf({ searched, paths }: Told, job: string, trend: string) {
  const table = searched.table[job];
  const all = trend === ANY_TREND ? table?.of : table?.by[trend];
  const went = paths[job]?.[trend];
  return {
    searched: all ?? null,
    opened: went?.opened ?? null,
    saved: went?.saved ?? null,
    suppressed: all === undefined,
  };
}

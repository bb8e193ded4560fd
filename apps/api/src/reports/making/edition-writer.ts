import { Inject, Injectable } from '@nestjs/common';
import { type ContentOf, type Figure, type FigureRow, type LeadFigure, reportParts } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { LOOKS } from '../../catalogue/read-model/tables.js';
import { SeasonKpi } from '../../dashboard/kpi/season-kpi.js';
import { ReadScope } from '../../dashboard/scope/read-scope.js';
import type { Scope } from '../../dashboard/scope/scope.js';
import { POOL } from '../../tokens.js';
import type { Chapter, Edition } from '../edition.js';
import { Chapters, day } from './chapters.js';
import { NUMBER } from './wording.js';

type Report = ContentOf<'report'>;

/** Nothing is printed from a warehouse that lacks more than a look in a hundred, or is two minutes behind. */
const ENOUGH_LOOKS = 0.99;
const LATEST_MS = 120_000;
const KINDS: Record<Report['type'], string> = {
  flash: 'Flash report',
  premium: 'Premium report',
  general: 'Season report',
};
const GLANCE: Record<string, string> = {
  ...{ looks: 'Looks shown', collections: 'Collections', brands: 'Houses', models: 'Models' },
  ...{ views: 'Looks opened', searches: 'Searches', saves: 'Saved to moodboards' },
};
const LEADS = ['looks', 'collections', 'brands', 'models'] as const;

/** Writes what a report says from the figures of its season. */
@Injectable()
export class EditionWriter {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly scopes: ReadScope,
    private readonly seasons: SeasonKpi,
    private readonly chapters: Chapters,
  ) {}

  /** @throws DomainError report/unavailable while the warehouse is behind */
  async write(report: Report, recipe: NonNullable<Report['figures']>): Promise<Edition> {
    const { season, city } = report;
    const query = { type: recipe.type, ...(season ? { season } : {}), ...(city ? { city } : {}) };
    const scope = await this.scopes.within(query, 'Master');
    // One season, also where the dashboard would set another beside it.
    const alone: Scope = { ...scope, seasons: [scope.season] };
    const glance = await this.seasons.of(alone);
    await this.mustBeCurrent(alone, glance);
    const chapters: Chapter[] = [];
    for (const chapter of recipe.chapters) chapters.push(await this.chapters.write(chapter, alone));
    const about = [alone.type.name, alone.city?.name ?? 'all cities', alone.season.name].join(', ');
    return {
      ...{ title: report.title, summary: report.summary, kind: KINDS[report.type], about },
      ...{ day: day(report.published_at), publishedAt: report.published_at, cover: report.cover },
      contents: reportParts(recipe.chapters),
      figures: LEADS.flatMap((of): LeadFigure[] => leadOf(of, glance.rows)),
      glance: glance.rows.map(({ label, value, evolution }) => ({
        label: GLANCE[label] ?? label,
        value: value === null ? 'too few to say' : NUMBER.format(value),
        evolution,
      })),
      ...{ chapters, method: methodOf(about, glance) },
    };
  }

  private async mustBeCurrent({ type, city, season, asOf }: Scope, glance: Figure): Promise<void> {
    const { rows } = await this.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${LOOKS}
       WHERE type_slug = $1 AND season_slug = $2 AND ($3::text IS NULL OR city_slug = $3)`,
      [type.slug, season.slug, city?.slug ?? null],
    );
    const known = rows[0]?.count ?? 0;
    const counted = glance.rows.find(({ label }) => label === 'looks')?.value ?? 0;
    const isBehind = asOf.getTime() - Date.parse(glance.meta.fresh_to) > LATEST_MS;
    if (counted < known * ENOUGH_LOOKS || isBehind)
      throw new DomainError('report/unavailable', 'The figures of this report are still being counted.');
  }
}

function leadOf(of: LeadFigure['of'], rows: readonly FigureRow[]): LeadFigure[] {
  const row = rows.find(({ label }) => label === of);
  return row?.value ? [{ of, value: row.value, evolution: row.evolution }] : [];
}

function methodOf(about: string, { meta }: Figure): string[] {
  return [
    `Everything in this report is counted from what was shown and from what readers of Toile did: ${about}.`,
    'A share of the runway is a share of looks: each look counts once, however many pictures there are of it. Houses are pooled, so that a house of sixty looks weighs twice one of thirty. Street style is not in it.',
    `Openings and searches are those from ${day(meta.window.from)} to ${day(meta.window.to)} (${meta.window.rule}). Robots, our own staff and those who did not wish to be counted are left out, and so is a repeat within thirty minutes. A figure that rests on fewer than ten people is not shown.`,
    'Changes are relative, against the same season a year earlier; the fine line across a bar marks where it ended then.',
    `Counted on ${day(meta.as_of)} from all events up to ${day(meta.fresh_to)}, with definition ${meta.version} of each figure. The definitions in full are part of the documentation of Toile.`,
  ];
}

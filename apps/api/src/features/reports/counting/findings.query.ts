import { Inject, Injectable } from '@nestjs/common';
import type { ContentOf, Figure } from '@toile/contracts';
import { DomainError, inputOf } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS } from '../../catalogue/index.js';
import { FigureQueryDto, ReadScope, type Scope, SeasonKpi } from '../../figures/index.js';
import type { ChapterFindings, Findings } from '../findings.js';
import { Chapters } from './chapters.js';

type Report = ContentOf<'report'>;

/** Nothing is printed from a warehouse that lacks more than a look in a hundred, or is two minutes behind. */
const ENOUGH_LOOKS = 0.99;
const LATEST_MS = 120_000;

/** Counts what a report says of its season. */
@Injectable()
export class FindingsQuery {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly scopes: ReadScope,
    private readonly seasons: SeasonKpi,
    private readonly chapters: Chapters,
  ) {}

  /** @throws DomainError report/unavailable while the warehouse is behind */
  async of(report: Report, recipe: NonNullable<Report['figures']>): Promise<Findings> {
    const { season, city } = report;
    const query = { type: recipe.type, ...(season ? { season } : {}), ...(city ? { city } : {}) };
    const scope = await this.scopes.within(inputOf(FigureQueryDto, query), 'Master');
    // One season, also where the dashboard would set another beside it.
    const alone: Scope = { ...scope, seasons: [scope.season] };
    const glance = await this.seasons.of(alone);
    await this.mustBeCurrent(alone, glance);
    const chapters: ChapterFindings[] = [];
    for (const chapter of recipe.chapters) chapters.push(await this.chapters.count(chapter, alone));
    const { window, version, as_of: asOf, fresh_to: freshTo } = glance.meta;
    return {
      type: named(alone.type),
      city: alone.city && named(alone.city),
      season: named(alone.season),
      glance: glance.rows.map(({ label, value, evolution, change_interval }) => ({
        label,
        value,
        evolution,
        change_interval,
      })),
      window: { from: window.from, to: window.to },
      version,
      asOf,
      freshTo,
      chapters,
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

const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });

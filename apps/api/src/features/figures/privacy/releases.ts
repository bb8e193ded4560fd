import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Season } from '@toile/contracts';
import { Repository } from 'typeorm';
import type { SystemHealth } from '../../../kernel/health/health.controller.js';
import { HEALTH_CHECKS } from '../../../kernel/tokens.js';
import { FreshnessQuery } from '../measures/freshness.query.js';
import type { Days } from '../scope/scope.js';
import { type KeptRelease, KeptReleases, KeptTables } from './kept-releases.js';
import { MembersPathsQuery } from './members-paths.query.js';
import { MembersSavedQuery } from './members-saved.query.js';
import { MembersSearchedQuery } from './members-searched.query.js';
import { SaveReleaseEntity } from './release.entity.js';
import { FEWEST_MEMBERS, type GroupCounts, type ReleasedTable, release } from './release.js';
import { ANY_TREND, type ReleasedPaths, releasePaths } from './release-paths.js';
import { isSettled, sliceOf } from './season-slice.js';

export const ALL_JOBS = 'all-jobs';
/** An aggregator that is further behind may lack some of the season. */
const LONGEST_BEHIND_MS = 60_000;
const NOTHING: ReleasedTable = {};

/** What a table of a season is made of and kept in. */
interface Telling {
  kept: KeptTables;
  members: { run(days: Days): Promise<GroupCounts[]> };
}

/**
 * The one place from which figures that rest on attributes of members are read, whichever door asks: a table for each season,
 * made once when the season is over and all of it has arrived, and kept. A season asked about again, with another filter,
 * at another time or after somebody changed their occupation is answered from the same table
 * ("figures-attacker.int-spec.ts" tries).
 */
@Injectable()
export class Releases {
  private readonly keptSaves: KeptTables;

  constructor(
    private readonly kept: KeptReleases,
    private readonly members: MembersSearchedQuery,
    private readonly paths: MembersPathsQuery,
    private readonly freshness: FreshnessQuery,
    @Inject(HEALTH_CHECKS) private readonly system: Pick<SystemHealth, 'demo'>,
    private readonly saving: MembersSavedQuery,
    @InjectRepository(SaveReleaseEntity) saves: Repository<SaveReleaseEntity>,
  ) {
    this.keptSaves = new KeptTables(saves);
  }

  /** Who searched what, by tag. @param asOf a time before the season was settled knows nothing of it */
  of(season: Season, asOf: Date): Promise<KeptRelease> {
    return this.told(season, asOf, { kept: this.kept, members: this.members });
  }

  /** Who put whose looks on a board, by brand. */
  ofSaves(season: Season, asOf: Date): Promise<KeptRelease> {
    return this.told(season, asOf, { kept: this.keptSaves, members: this.saving });
  }

  private async told(season: Season, asOf: Date, { kept, members }: Telling): Promise<KeptRelease> {
    const days = sliceOf(season);
    const known = await kept.find(season.slug);
    if (known) return isSettled(known.days, asOf) ? known : { ...known, table: NOTHING };
    const nothing = { days, table: NOTHING };
    if (!isSettled(days, asOf) || !(await this.isComplete())) return nothing;
    const groups = await members.run(days);
    // Nobody can be told of anyhow, and there may be history to come: nothing is settled by it.
    if (groups.reduce((sum, { of }) => sum + of, 0) < FEWEST_MEMBERS) return nothing;
    return (await kept.keep(season.slug, { days, table: release(groups, ALL_JOBS) })) ?? nothing;
  }

  /**
   * How far those who searched went, each step once and of the same members, days and occupations as the season's table; nothing where that tells
   * nothing. Who searched is told by the table alone.
   */
  async pathsOf(season: Season, asOf: Date): Promise<{ searched: KeptRelease; paths: ReleasedPaths }> {
    const searched = await this.of(season, asOf);
    const nothing = { searched, paths: {} };
    if (Object.keys(searched.table).length === 0) return nothing;
    const kept = await this.kept.paths(season.slug);
    if (kept) return { searched, paths: kept };
    if (!(await this.isComplete())) return nothing;
    const groups = await this.paths.run(searched.days);
    const isTold = (group: string, trend: string) => {
      const told = searched.table[group];
      return told !== undefined && (trend === ANY_TREND || trend in told.by);
    };
    const paths = releasePaths(groups, isTold, ALL_JOBS);
    return { searched, paths: (await this.kept.keepPaths(season.slug, paths)) ?? {} };
  }

  private async isComplete(): Promise<boolean> {
    if (this.system.demo() === 'loading') return false;
    const now = new Date();
    return now.getTime() - (await this.freshness.freshTo(now)).getTime() < LONGEST_BEHIND_MS;
  }
}

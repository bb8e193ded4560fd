import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Days } from '../scope/scope.js';
import { ReleaseEntity, type SeasonsRelease } from './release.entity.js';
import type { ReleasedTable } from './release.js';
import type { ReleasedPaths } from './release-paths.js';

export interface KeptRelease {
  days: Days;
  table: ReleasedTable;
}

/** Tables that were told of members, a season each. What was told once is not told otherwise later. */
export class KeptTables {
  constructor(private readonly tables: Repository<SeasonsRelease>) {}

  async find(season: string): Promise<KeptRelease | undefined> {
    const kept = await this.tables.findOneBy({ season });
    return kept ? { days: kept.days, table: kept.released } : undefined;
  }

  /** The first one stands, and no day is in two of them; undefined where it would be. */
  async keep(season: string, { days, table }: KeptRelease): Promise<KeptRelease | undefined> {
    const insert = this.tables.createQueryBuilder().insert();
    await insert.values({ season, days, released: table }).orIgnore().execute();
    return this.find(season);
  }
}

/** Those of members who searched, with how far they went. */
@Injectable()
export class KeptReleases extends KeptTables {
  constructor(@InjectRepository(ReleaseEntity) private readonly releases: Repository<ReleaseEntity>) {
    super(releases);
  }

  async paths(season: string): Promise<ReleasedPaths | undefined> {
    return (await this.releases.findOneBy({ season }))?.paths ?? undefined;
  }

  /** Of a season whose table is kept; the first ones stand. */
  async keepPaths(season: string, paths: ReleasedPaths): Promise<ReleasedPaths | undefined> {
    await this.releases.update({ season, paths: IsNull() }, { paths });
    return this.paths(season);
  }
}

import { Injectable } from '@nestjs/common';
import { memberPathsSql } from '@toile/warehouse';
import { KnownEntitiesQuery } from '../measures/known-entities.query.js';
import { windowParams } from '../measures/measure-params.js';
import { Measured } from '../measures/measured.js';
import { type Days, isoTime } from '../scope/scope.js';
import { VerifiedMembersQuery } from './members-searched.query.js';
import { ANY_TREND, type PathCounts } from './release-paths.js';

interface Row {
  job: string;
  trend: string;
  searched: number;
  opened: number;
  saved: number;
}

const sql = (database: string) => `
  SELECT job, trend, count() AS searched, countIf(step >= 2) AS opened, countIf(step >= 3) AS saved
  FROM (
    SELECT transform(visitor, {members:Array(String)}, {jobs:Array(String)}, '') AS job,
      arrayJoin(if(trend = '', ['${ANY_TREND}'], ['${ANY_TREND}', trend])) AS trend, max(step) AS step
    FROM (${memberPathsSql(database)}) GROUP BY visitor, trend)
  GROUP BY job, trend`;

/** Distinct verified members of each occupation by trend and by how far they went: exact, for `releasePaths` alone. */
@Injectable()
export class MembersPathsQuery {
  constructor(
    private readonly members: VerifiedMembersQuery,
    private readonly measured: Measured,
    private readonly known: KnownEntitiesQuery,
  ) {}

  async run(days: Days): Promise<PathCounts[]> {
    const members = await this.members.run();
    const scope = { asOf: new Date(), input: {} };
    const rows = await this.measured.rows<Row>(scope, {
      name: 'member-paths',
      sql: sql(this.measured.database),
      from: [],
      params: {
        ...windowParams(days),
        as_of: isoTime(scope.asOf),
        known: await this.known.run(scope),
        members: members.map(({ subject }) => subject),
        jobs: members.map(({ job }) => job),
      },
    });
    const groups = new Map<string, Map<string, Omit<Row, 'job' | 'trend'>>>();
    for (const { job, trend, ...counts } of rows) {
      const by = groups.get(job) ?? new Map<string, Omit<Row, 'job' | 'trend'>>();
      groups.set(job, by.set(trend, counts));
    }
    return [...groups].map(([group, by]) => ({ group, by }));
  }
}

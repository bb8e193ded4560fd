import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../measures/measure-params.js';
import { ScopedLooks } from '../measures/scoped-looks.js';
import { type Days, isoTime } from '../scope/scope.js';
import { groupsOf, type MembersRow, VerifiedMembersQuery } from './members-searched.query.js';
import type { GroupCounts } from './release.js';

/** By occupation and brand: the distinct {members}, who are of {jobs}, that put a look of it on a board, and those who put any. */
const sql = (database: string, looks: string): string => `
  SELECT transform(subject, {members:Array(String)}, {jobs:Array(String)}, '') AS job, key, uniqExact(subject) AS members
  FROM (
    SELECT saved.subject AS subject, arrayJoin(['${EVERYTHING}', toString(shown.designer)]) AS key
    FROM (
      SELECT DISTINCT subject, slug_key FROM ${database}.raw_moodboards
      WHERE type = 'look-added-to-moodboard' AND media_type = 'look' AND occurred_at <= {as_of:DateTime64(3, 'UTC')}
        AND toDate(occurred_at, 'Europe/Paris') BETWEEN {from:Date} AND {to:Date}
        AND subject IN {members:Array(String)}) AS saved
    INNER JOIN (SELECT look_key, designer FROM (${looks})) AS shown ON saved.slug_key = shown.look_key)
  GROUP BY job, key`;

/** Distinct verified members of each occupation who put looks of each brand on a board: exact, for `release` alone. */
@Injectable()
export class MembersSavedQuery {
  constructor(
    private readonly members: VerifiedMembersQuery,
    private readonly scoped: ScopedLooks,
  ) {}

  async run({ from, to }: Days): Promise<GroupCounts[]> {
    const members = await this.members.run();
    const asOf = new Date();
    const rows = await this.scoped.rows<MembersRow>({ asOf, input: {} }, [], {
      name: 'members-by-saved-brand',
      sql: (looks) => sql(this.scoped.database, looks),
      from: [],
      params: {
        as_of: isoTime(asOf),
        from,
        to,
        types: [],
        cities: [],
        seasons: [],
        designers: [],
        members: members.map(({ subject }) => subject),
        jobs: members.map(({ job }) => job),
      },
    });
    return groupsOf(rows);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MemberEntity } from '../../accounts/index.js';
import { alone } from '../measures/both-windows.js';
import { KnownEntitiesQuery } from '../measures/known-entities.query.js';
import { EVERYTHING } from '../measures/measure-params.js';
import { Measured } from '../measures/measured.js';
import { SealedQuery } from '../measures/sealed.query.js';
import { KEY_PREFIX, membersByTagSql } from '../measures/searches.sql.js';
import type { Days } from '../scope/scope.js';
import type { GroupCounts } from './release.js';

export interface VerifiedMember {
  subject: string;
  /** Empty when they have not told it. */
  job: string;
}

/** Members whose address is verified, with what they do: whoever has not proven an address counts nowhere. */
@Injectable()
export class VerifiedMembersQuery {
  constructor(@InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>) {}

  run(): Promise<VerifiedMember[]> {
    return this.members
      .createQueryBuilder('member')
      .select('member.subject', 'subject')
      .addSelect("coalesce(member.job, '')", 'job')
      .where("(member.doc->>'verified')::boolean")
      .orderBy('member.subject')
      .getRawMany<VerifiedMember>();
  }
}

/** Distinct members of an occupation who did a thing; `EVERYTHING` is anything. */
export interface MembersRow {
  job: string;
  key: string;
  members: number;
}

/** Distinct verified members of each occupation who searched anything, and who searched each tag: exact, for `release` alone. */
@Injectable()
export class MembersSearchedQuery {
  constructor(
    private readonly members: VerifiedMembersQuery,
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
    private readonly known: KnownEntitiesQuery,
  ) {}

  async run(days: Days): Promise<GroupCounts[]> {
    const members = await this.members.run();
    const scope = { asOf: new Date(), input: {} };
    const [sealed, known] = await Promise.all([this.sealed.of(alone(days)), this.known.run(scope)]);
    const rows = await this.measured.rows<MembersRow>(scope, {
      name: 'members-by-tag',
      sql: membersByTagSql(sealed.rowsOf),
      from: [],
      params: {
        ...sealed.params,
        known,
        members: members.map(({ subject }) => subject),
        jobs: members.map(({ job }) => job),
      },
    });
    return groupsOf(rows, KEY_PREFIX.tag);
  }
}

/** @param prefix what stands before the name of a thing */
export function groupsOf(rows: readonly MembersRow[], prefix = ''): GroupCounts[] {
  const groups = new Map<string, { of: number; by: Map<string, number> }>();
  for (const { job, key, members } of rows) {
    const group = groups.get(job) ?? { of: 0, by: new Map<string, number>() };
    groups.set(job, group);
    if (key === EVERYTHING) group.of = members;
    else group.by.set(key.slice(prefix.length), members);
  }
  return [...groups].map(([group, counts]) => ({ group, of: counts.of, by: counts.by }));
}

import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { inStream, specifyProjection, timeAt } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { MemberEvent } from '../domain/member.events.js';
import { membersFeature } from './members.feature.js';
import { membersReadModel as projection } from './members.projection.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});
const { category } = membersFeature;
const specified = () => specifyProjection<MemberEvent>({ projection, pool, category });

const profile = {
  first_name: 'Ada',
  last_name: 'Verne',
  job: 'student',
  country: 'france',
  company: null,
  locale: 'fr',
  newsletter: false,
};
const facts = {
  ...profile,
  slug: 'ada-verne',
  email: 'ada@atelier.test',
  password_hash: 'hash',
  verified: false,
};
const registered = (member: string): MemberEvent => ({
  type: 'MemberRegistered',
  data: { ...facts, member, roles: ['member'] },
});
const ada = {
  ...facts,
  status: 'member',
  subject: 'ada',
  roles: ['member'],
  pending: null,
  providers: [],
  registered_at: timeAt(0).toISOString(),
};

describe('members', () => {
  it('have the address that was confirmed last, and wait for the next', async () => {
    const asked: MemberEvent = {
      type: 'MemberEmailChangeAsked',
      data: { member: 'ada', change: 'c1', email: 'new@atelier.test' },
    };
    const changed: MemberEvent = {
      type: 'MemberEmailChanged',
      data: { member: 'ada', email: 'new@atelier.test' },
    };
    const history = specified().given(inStream('member-ada', registered('ada'), asked));
    await history.thenDocuments({
      'member-ada': { ...ada, pending: { change: 'c1', email: 'new@atelier.test' } },
    });
    await history
      .when(inStream('member-ada', changed))
      .thenDocuments({ 'member-ada': { ...ada, email: 'new@atelier.test', verified: true } });
  });

  it('are gone once they have left, and so they are once their key is destroyed', async () => {
    const left: MemberEvent = { type: 'MemberErased', data: { member: 'ada' } };
    const both = specified().given(
      inStream('member-ada', registered('ada')),
      inStream('member-bob', registered('bob')),
    );
    const bob = { ...ada, subject: 'bob', registered_at: timeAt(1).toISOString() };
    await both.when(inStream('member-ada', left)).thenDocuments({ 'member-bob': bob });
    await both.erased('ada').thenDocuments({ 'member-bob': bob });
  });
});

import { createHash } from 'node:crypto';
import { Any } from 'typeorm';
import type { ReadSessions } from '../enrichment/members.js';
import type { Connected } from './late-data-source.js';
import { SessionFactsEntity } from './session-facts.entity.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Reads sessions from the view `session_facts`. */
export function sessionsIn(connected: Connected): ReadSessions {
  return async (tokens) => {
    const byHash = new Map(tokens.map((token) => [hashOf(token).toString('hex'), token]));
    const dataSource = await connected();
    const found = await dataSource
      .getRepository(SessionFactsEntity)
      .findBy({ tokenHash: Any(tokens.map(hashOf)) });
    return new Map(
      found.map(({ tokenHash, subject, plan, isStaff }) => [
        byHash.get(tokenHash.toString('hex')) ?? '',
        { subject, plan, isStaff },
      ]),
    );
  };
}

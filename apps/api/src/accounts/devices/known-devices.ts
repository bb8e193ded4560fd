import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { newToken } from '../sessions/session-store.js';
import { knownDeviceOf, setKnownDevice } from './device-cookie.js';

/** As long as the cookie. */
const KEPT = "interval '180 days'";
/** Devices of an account; the one used longest ago goes first. */
const MOST = 20;

/**
 * Browsers that members have signed in with. Who guesses passwords has none, so whatever they do does not keep the owner
 * out. A browser has one token for all accounts it is known to, new at each sign-in; the database keeps hashes.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** The browser's token if the account knows it. Asked for nobody's account too, so that it takes as long. */
  async knownTo(subject: string | undefined, request: FastifyRequest): Promise<string | undefined> {
    const token = knownDeviceOf(request) ?? '';
    const { rowCount } = await this.pool.query(
      `SELECT 1 FROM account_device WHERE token_hash = $1 AND subject = $2 AND last_used_at > now() - ${KEPT}`,
      [hashOf(token), subject ?? ''],
    );
    return rowCount === 1 ? token : undefined;
  }

  /** Makes this browser known to the account. A token that was copied, or planted, is worth nothing afterwards. */
  async keep(request: FastifyRequest, reply: FastifyReply, subject: string): Promise<void> {
    const token = newToken();
    await this.pool.query('UPDATE account_device SET token_hash = $2 WHERE token_hash = $1', [
      hashOf(knownDeviceOf(request) ?? ''),
      hashOf(token),
    ]);
    await this.pool.query(
      `INSERT INTO account_device (token_hash, subject) VALUES ($1, $2)
       ON CONFLICT (token_hash, subject) DO UPDATE SET last_used_at = now()`,
      [hashOf(token), subject],
    );
    await this.pool.query(
      `DELETE FROM account_device WHERE last_used_at < now() - ${KEPT} OR (token_hash, subject) IN (
         SELECT token_hash, subject FROM account_device WHERE subject = $1
         ORDER BY last_used_at DESC, token_hash OFFSET ${MOST})`,
      [subject],
    );
    setKnownDevice(request, reply, token);
  }

  /** No browser is known to the account any more. */
  async forgetAll(subject: string): Promise<void> {
    await this.pool.query('DELETE FROM account_device WHERE subject = $1', [subject]);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

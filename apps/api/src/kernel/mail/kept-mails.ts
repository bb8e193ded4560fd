import { deleteJobs, type Queryable } from '../jobs/jobs.js';
import { AddressHash } from '../limits/address-hash.js';
import type { Mailer } from './mailer.js';

/** What is kept of mails: those that wait to be sent, and those an embedded run has put into files. */
export interface KeptMails {
  /** Nothing that is about the address goes out any more, and nothing of it stays. */
  forget(address: string): Promise<void>;
}

export function keptMails(db: Queryable, secret: Buffer, mailer: Pick<Mailer, 'forget'>): KeptMails {
  const hashes = new AddressHash(secret);
  return {
    forget: async (address) => {
      await deleteJobs(db, mailKeyPrefix(hashes, address));
      for (const table of ['mail_sent', 'mail_return'])
        await db.query(`DELETE FROM ${table} WHERE address_hash = $1`, [hashes.of(address)]);
      await mailer.forget(address);
    },
  };
}

/** Keys of jobs that are about an address begin so. */
export const mailKeyPrefix = (hashes: AddressHash, address: string): string =>
  mailKeyOf(hashes.of(address), '');

/** Of a job about an address that is known by its hash. */
export const mailKeyOf = (addressHash: Buffer, id: string): string =>
  `mail:${addressHash.toString('base64url')}:${id}`;

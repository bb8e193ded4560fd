import { createHash } from 'node:crypto';
import type { Role } from '@toile/contracts';
import type pg from 'pg';
import { hashPassword } from '../sign-in/password.js';

export const DEMO_PASSWORD = 'toile-demo-2026';

const DEMO_MEMBERS: readonly [email: string, firstName: string, lastName: string, ...roles: Role[]][] = [
  ['free@demo.toile.test', 'Faye', 'Lindqvist'],
  ['subscriber@demo.toile.test', 'Sacha', 'Moreau', 'subscriber'],
  ['student@demo.toile.test', 'Tomo', 'Arai', 'subscriber'],
  ['trend@demo.toile.test', 'Thea', 'Okafor', 'subscriber'],
  ['team@demo.toile.test', 'Tess', 'Marchetti', 'subscriber'],
  ['canceled@demo.toile.test', 'Carl', 'Nyström'],
  ['pastdue@demo.toile.test', 'Paz', 'Delgado'],
  ['deal@partner.toile.test', 'Dalia', 'Haddad'],
  ['analyst@demo.toile.test', 'Anouk', 'Verbeek', 'dashboard-subscriber'],
  ['brand@demo.toile.test', 'Bianca', 'Serra', 'brand'],
  ['editor@demo.toile.test', 'Edda', 'Brandt', 'editor'],
  ['operator@demo.toile.test', 'Oscar', 'Lefèvre', 'operator'],
];

/** The members of the demo, one of every role; safe to repeat. All have `DEMO_PASSWORD`. */
export async function seedDemoMembers(pool: pg.Pool): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD);
  for (const [email, firstName, lastName, ...roles] of DEMO_MEMBERS) {
    const slug = `${email.slice(0, email.indexOf('@'))}-demo`;
    await pool.query(
      `INSERT INTO account_member (subject, slug, email, password_hash, first_name, last_name, locale, roles)
       VALUES ($1, $2, $3, $4, $5, $6, 'en', $7) ON CONFLICT DO NOTHING`,
      [demoSubject(email), slug, email, hash, firstName, lastName, ['member', ...roles]],
    );
  }
}

/** The same in every installation, so that demo traffic can be made before its members are. */
function demoSubject(email: string): string {
  const hex = createHash('sha256').update(`toile demo member ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

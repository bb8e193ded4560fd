import { createHash } from 'node:crypto';
import { JOBS, type Role } from '@toile/contracts';

/** Of all of `DEMO_MEMBERS`; everybody can read it here. */
export const DEMO_PASSWORD = 'toile-demo-2026';

/** Those who try the demo sign in as one of these, of every plan and role. */
export const DEMO_MEMBERS: readonly [email: string, firstName: string, lastName: string, ...roles: Role[]][] =
  [
    ['free@demo.toile.test', 'Faye', 'Lindqvist'],
    ['subscriber@demo.toile.test', 'Sacha', 'Moreau'],
    ['student@demo.toile.test', 'Tomo', 'Arai'],
    ['trend@demo.toile.test', 'Thea', 'Okafor'],
    ['team@demo.toile.test', 'Tess', 'Marchetti'],
    ['canceled@demo.toile.test', 'Carl', 'Nyström'],
    ['pastdue@demo.toile.test', 'Paz', 'Delgado'],
    ['deal@partner.toile.test', 'Dalia', 'Haddad'],
    ['analyst@demo.toile.test', 'Anouk', 'Verbeek'],
    ['brand@demo.toile.test', 'Bianca', 'Serra', 'brand'],
    ['editor@demo.toile.test', 'Edda', 'Brandt', 'editor'],
    ['operator@demo.toile.test', 'Oscar', 'Lefèvre', 'operator'],
  ];

/** Every demo member's slug ends so, and nobody else's. */
export const DEMO_SLUG_SUFFIX = '-demo';

/** Given names of the demo's readers; the family name is invented from their number. */
const READERS = 'Ada Bruno Chiara Dario Elsa Femi Greta Hugo Ines Jun Kira Luca Mei Noor Otto Pia'.split(' ');
const JOBS_OF_READERS = JOBS.map(({ slug }) => slug).filter((slug) => slug !== 'all-jobs');
/** Two of three readers are consumers. */
const jobOf = (n: number) =>
  n % 3 ? 'consumer' : (JOBS_OF_READERS[(n / 3) % JOBS_OF_READERS.length] ?? 'other');

export const demoMembers = () =>
  DEMO_MEMBERS.map(([email, first_name, last_name, ...roles]) =>
    member({ email, first_name, last_name, roles, job: 'buyer' }),
  );

/** Members who read much, so that figures by occupation have something to show; nobody signs in as one. */
export const demoReaders = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    member({
      email: `reader-${n + 1}@demo.toile.test`,
      first_name: READERS[n % READERS.length] ?? 'Ada',
      last_name: `Reader ${n + 1}`,
      roles: [],
      job: jobOf(n),
    }),
  );

interface Invented {
  email: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  job: string;
}

const member = (invented: Invented) => ({
  ...invented,
  subject: demoSubject(invented.email),
  slug: invented.email.slice(0, invented.email.indexOf('@')) + DEMO_SLUG_SUFFIX,
});

/** The same in every installation, so that demo traffic can be made before its members are. */
export function demoSubject(email: string): string {
  const hex = createHash('sha256').update(`toile demo member ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

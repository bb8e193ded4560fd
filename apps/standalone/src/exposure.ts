import { isLoopback } from '@toile/platform';
import type { StandaloneEnvironment } from './environment.js';

/** Who reaches this run, and what is therefore open in it. */
export interface Exposure {
  /** Others than the users of this machine reach it. */
  isPublic: boolean;
  /** The demo's members can sign in, with a password that everybody can read. */
  demoAccounts: boolean;
  /** `/dev/mail` shows every mail, links that sign in and reset passwords included. */
  devMail: boolean;
}

type Settings = Pick<
  StandaloneEnvironment,
  'HOST' | 'PUBLIC_URL' | 'ALLOWED_HOSTS' | 'SMTP_URL' | 'DEMO_ACCOUNTS' | 'DEV_MAIL'
>;

/** What only somebody at this machine should have is closed to others, unless it is asked for by name as well. */
export function exposureOf(env: Settings): Exposure {
  // A proxy on this machine may hand on what it receives from anywhere: the names it is asked by say so.
  const names = [env.HOST, hostOf(env.PUBLIC_URL), ...env.ALLOWED_HOSTS];
  const isPublic = !names.every((name) => name === 'localhost' || isLoopback(name));
  return {
    isPublic,
    demoAccounts: env.DEMO_ACCOUNTS ?? !isPublic,
    // Where mails really go out there is no such page.
    devMail: !env.SMTP_URL && (env.DEV_MAIL ?? !isPublic),
  };
}

/** Says at the start who reaches Toile, what is open to them and how it is closed. */
export function exposureNotes({ isPublic, demoAccounts, devMail }: Exposure): string[] {
  if (!isPublic)
    return [
      'Only this machine reaches it. HOST=0.0.0.0 lets others in, without /dev/mail and whatever accounts of the demo there are.',
    ];
  const closed = [
    ...(demoAccounts ? [] : ['the demo’s accounts (DEMO_ACCOUNTS=1 opens them)']),
    ...(devMail ? [] : ['/dev/mail (DEV_MAIL=1 opens it where no SMTP_URL is set)']),
  ];
  return [
    'Other machines reach it.',
    ...(closed.length > 0 ? [`Closed: ${closed.join(', ')}.`] : []),
    ...(demoAccounts
      ? [
          'OPEN TO ALL: the demo’s accounts, an operator among them, with the password of the documentation. Start without DEMO_ACCOUNTS=1 to close them.',
        ]
      : []),
    ...(devMail
      ? [
          'OPEN TO ALL: /dev/mail, with the links of every mail, so that anybody can take over any account. Start without DEV_MAIL=1, or with SMTP_URL, to close it.',
        ]
      : []),
  ];
}

const hostOf = (url: string | undefined) =>
  url ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : 'localhost';

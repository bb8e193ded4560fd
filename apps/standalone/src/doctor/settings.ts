import { connect } from 'node:tls';
import { misspeltVariables } from '@toile/platform';
import type { StandaloneEnvironment } from '../environment.js';
import { exposureOf } from '../exposure.js';
import { type Finding, findingsOf, firstLineOf } from './finding.js';

const DAY_MS = 24 * 3600_000;
/** Certificates of 90 days are renewed when 30 are left: with 14 something has gone wrong. */
const DAYS_LEFT = 14;

/** Variables that nobody reads and that look like one that somebody does. */
export function examineVariables(source: Record<string, unknown>): Finding[] {
  const of = findingsOf('variables');
  return misspeltVariables(source).map((line) =>
    of.warning(line, 'Correct its name, or take it away: docs/reference/settings.md has all of them.'),
  );
}

/** Secrets somebody could guess, and what stands open to everybody. */
export function examineSettings(env: StandaloneEnvironment): Finding[] {
  const found: Finding[] = [];
  const secrets = findingsOf('secrets');
  for (const name of ['API_SECRET', 'VISITOR_SECRET'] as const) {
    const value = env[name];
    // Real ones have nearly every digit; `aaaa…` and `0123…` have few or stand in their order.
    if (value && (new Set(value).size < 8 || '0123456789abcdef'.repeat(4).startsWith(value)))
      found.push(
        secrets.fault(
          `${name} can be guessed`,
          'Make one with openssl rand -hex 32, and read docs/how-to/rotate-secrets.md before it is changed.',
        ),
      );
  }
  const { isPublic, demoAccounts, devMail } = exposureOf(env);
  const of = findingsOf('exposure');
  if (isPublic && demoAccounts)
    found.push(of.fault('everybody can sign in as the demo’s operator', 'Start without DEMO_ACCOUNTS=1.'));
  if (isPublic && devMail)
    found.push(
      of.fault('/dev/mail shows every mail to everybody', 'Start without DEV_MAIL=1, or with SMTP_URL.'),
    );
  if (isPublic && !env.PUBLIC_URL?.startsWith('https:'))
    found.push(
      of.warning(
        'others reach it without https',
        'Put a gateway with a certificate before it, and name its address in PUBLIC_URL.',
      ),
    );
  if (found.length === 0)
    found.push(of.ok(isPublic ? 'others reach it by https' : 'only this machine reaches it'));
  return found;
}

/** How long the certificate of the public address is good for. @param endOf when the certificate of an address ends */
export async function examineCertificate(
  publicUrl: string | undefined,
  endOf: (address: URL) => Promise<Date> = endOfCertificate,
): Promise<Finding[]> {
  if (!publicUrl?.startsWith('https:')) return [];
  const of = findingsOf('certificate');
  try {
    const end = await endOf(new URL(publicUrl));
    const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
    const cure = 'The gateway renews it by itself: its log says why it did not.';
    if (days < 0) return [of.fault(`it ended on ${end.toISOString().slice(0, 10)}`, cure)];
    if (days < DAYS_LEFT) return [of.warning(`it ends in ${days} days`, cure)];
    return [of.ok(`good for ${days} days`)];
  } catch (error) {
    return [
      of.fault(
        `${publicUrl} could not be asked: ${firstLineOf(error)}`,
        'Look at the gateway, and at what the name leads to.',
      ),
    ];
  }
}

function endOfCertificate({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    // One that has ended is to be read, too; nothing is sent.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: 5_000,
    });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer within 5 s')));
    socket.once('error', reject);
  });
}

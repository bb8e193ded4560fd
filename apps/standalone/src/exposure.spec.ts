import { expect, it } from '@jest/globals';
import { readStandaloneEnvironment } from './environment.js';
import { exposureNotes, exposureOf } from './exposure.js';

const exposed = (env: Record<string, string>) => exposureOf(readStandaloneEnvironment(env));
const OPEN = { isPublic: false, demoAccounts: true, devMail: true };
const CLOSED = { isPublic: true, demoAccounts: false, devMail: false };

it.each<Record<string, string>>([
  {},
  { HOST: '127.0.0.1' },
  { HOST: '127.1.2.3' },
  { HOST: '::1' },
  { HOST: 'localhost' },
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://[::1]:3000' },
])('%j is for this machine alone, and open to it', (env) => {
  expect(exposed(env)).toEqual(OPEN);
});

it.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20' },
  { HOST: '::ffff:10.0.0.1' },
  // A proxy on this machine hands on what it receives.
  { HOST: '127.0.0.1', PUBLIC_URL: 'https://toile.example' },
  { ALLOWED_HOSTS: 'localhost toile.example' },
])('%j lets others in, and closes what has a known password or none', (env) => {
  expect(exposed(env)).toEqual(CLOSED);
});

it('opens each only when it is asked for by name', () => {
  expect(exposed({ HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' })).toEqual({ ...CLOSED, demoAccounts: true });
  expect(exposed({ HOST: '0.0.0.0', DEV_MAIL: '1' })).toEqual({ ...CLOSED, devMail: true });
  expect(exposed({ DEMO_ACCOUNTS: '0', DEV_MAIL: '0' })).toEqual({
    isPublic: false,
    demoAccounts: false,
    devMail: false,
  });
});

it('never shows mails where a mail server takes them', () => {
  expect(exposed({ SMTP_URL: 'smtp://mail:1025', DEV_MAIL: '1' }).devMail).toBe(false);
});

it('refuses a HOST that is no address, as some shells set it', () => {
  expect(() => exposed({ HOST: 'x86_64-conda-linux-gnu' })).toThrow(/HOST: must be an address/);
});

it('says what is open to others and how to close it', () => {
  const all = exposureNotes({ ...CLOSED, demoAccounts: true, devMail: true }).join('\n');
  expect(all).toMatch(/OPEN TO ALL: the demo’s accounts.*without DEMO_ACCOUNTS=1/);
  expect(all).toMatch(/OPEN TO ALL: \/dev\/mail.*without DEV_MAIL=1/);
  expect(exposureNotes(CLOSED).join('\n')).not.toContain('OPEN');
  expect(exposureNotes(OPEN)).toHaveLength(1);
});

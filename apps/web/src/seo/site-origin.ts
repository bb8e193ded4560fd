import { headers } from 'next/headers';
import { readEnvironment } from '../environment';

/** The origin readers see: the configured one, else what the front door passed on. */
export async function siteOrigin(): Promise<URL> {
  const { siteUrl } = readEnvironment();
  if (siteUrl) return new URL(siteUrl);
  const given = await headers();
  const host = given.get('x-forwarded-host') ?? given.get('host') ?? 'localhost';
  const protocol = given.get('x-forwarded-proto')?.split(',', 1)[0] === 'https' ? 'https' : 'http';
  return new URL(`${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`);
}

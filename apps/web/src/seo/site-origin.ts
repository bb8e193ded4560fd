import { connection } from 'next/server';
import { readEnvironment } from '../environment';

/** The origin readers reach the site at: the configured one, whatever host a request names. */
export async function siteOrigin(): Promise<URL> {
  // At a request, since the setting is not known yet when the site is built.
  await connection();
  return new URL(readEnvironment().publicUrl);
}

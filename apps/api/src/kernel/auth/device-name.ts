import type { FastifyRequest } from 'fastify';
import { UAParser } from 'ua-parser-js';

/** What a member recognises a device by: `Firefox on Linux`. Versions are left out. */
export function deviceName(request: FastifyRequest): string {
  const { browser, os } = new UAParser(request.headers['user-agent']?.slice(0, 500) ?? '').getResult();
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100) || 'Unknown device';
}

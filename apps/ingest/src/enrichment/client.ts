import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { UAParser } from 'ua-parser-js';

export interface Client {
  browser: string;
  os: string;
  device: string;
  is_bot: boolean;
}

const known = new LRUCache<string, Client>({ max: 5_000 });

/** Browser, operating system, device and bot flag of a user agent; kept, because few agents send most beacons. */
export function clientOf(userAgent: string): Client {
  const before = known.get(userAgent);
  if (before) return before;
  const parsed = new UAParser(userAgent.slice(0, 500)).getResult();
  const client: Client = {
    browser: parsed.browser.name ?? '',
    os: parsed.os.name ?? '',
    device: parsed.device.type ?? 'desktop',
    is_bot: userAgent === '' || isbot(userAgent),
  };
  known.set(userAgent, client);
  return client;
}

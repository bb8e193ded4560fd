import { isbot } from 'isbot';
import { UAParser } from 'ua-parser-js';

export interface Client {
  browser: string;
  os: string;
  device: string;
  is_bot: boolean;
}

const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, Client>();

/** Browser, operating system, device and bot flag of a user agent; remembered, because few agents send most beacons. */
export function clientOf(userAgent: string): Client {
  const known = remembered.get(userAgent);
  if (known) return known;
  const parsed = new UAParser(userAgent.slice(0, 500)).getResult();
  const client: Client = {
    browser: parsed.browser.name ?? '',
    os: parsed.os.name ?? '',
    device: parsed.device.type ?? 'desktop',
    is_bot: userAgent === '' || isbot(userAgent),
  };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(userAgent, client);
  return client;
}

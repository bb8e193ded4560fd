import type { Identifiers } from '../lib/beacon-fields';
import { type Device, descriptorOf, sha1Hex, stableDescriptorOf } from '../lib/device';
import { unexpired, withExpiry } from '../lib/expiring';
import { newEventId } from '../lib/uuid-v7';
import { continueVisit } from '../lib/visit';
import { storage } from './storage';

const VISIT_KEY = 'sessid';
const FINGERPRINTS = ['fingerprint', 'fingerprint_v2'] as const;
const FINGERPRINT_MS = 604_800_000;

/** Who is looking. Call it only with consent. */
export async function identifiers(nowMs: number): Promise<Identifiers> {
  const visit = continueVisit(storage().getItem(VISIT_KEY), nowMs, () => newEventId(nowMs));
  storage().setItem(VISIT_KEY, JSON.stringify(visit));
  return { sessid: visit.id, ...(await fingerprints(nowMs)) };
}

export function forgetIdentifiers(): void {
  for (const key of [VISIT_KEY, ...FINGERPRINTS]) storage().removeItem(key);
}

async function fingerprints(nowMs: number): Promise<Pick<Identifiers, (typeof FINGERPRINTS)[number]>> {
  const [first, second] = FINGERPRINTS.map((key) => unexpired(storage().getItem(key), nowMs));
  if (first && second) return { fingerprint: first, fingerprint_v2: second };
  try {
    const device = await Promise.race([thisDevice(), hidden()]);
    if (!device) return {};
    const made = {
      fingerprint: await sha1Hex(descriptorOf(device)),
      fingerprint_v2: await sha1Hex(stableDescriptorOf(device)),
    };
    for (const key of FINGERPRINTS) storage().setItem(key, withExpiry(made[key], nowMs + FINGERPRINT_MS));
    return made;
  } catch {
    // No Web Crypto on plain http: the visit alone tells readers apart.
    return {};
  }
}

/** Resolves when the reader leaves: what is not known of the device by then is not waited for. */
function hidden(): Promise<null> {
  return new Promise((resolve) => {
    const look = () => document.visibilityState === 'hidden' && resolve(null);
    look();
    document.addEventListener('visibilitychange', look, { once: true });
  });
}

async function thisDevice(): Promise<Device> {
  // Only readers who accepted, and only once a week, need the parser.
  const { UAParser } = await import('ua-parser-js');
  const { os, device, browser, cpu } = new UAParser().getResult();
  return {
    osName: os.name ?? '',
    osVersion: os.version ?? '',
    type: device.type ?? '',
    model: device.model ?? '',
    vendor: device.vendor ?? '',
    browserName: browser.name ?? '',
    browserVersion: browser.version ?? '',
    architecture: cpu.architecture ?? '',
    screenWidth: screen.width,
    screenHeight: screen.height,
    colourDepth: screen.colorDepth,
    pixelRatio: window.devicePixelRatio,
    cores: navigator.hardwareConcurrency ?? 0,
  };
}

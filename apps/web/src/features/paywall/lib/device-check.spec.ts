import { describe, expect, it, jest } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { checkDevice, type DevicePorts, mustAsk } from './device-check.js';

const HERE = 'a'.repeat(40);
const THERE = 'b'.repeat(40);
const of = (changed: Partial<Shape<'PaywallSubscriptionDto'>> = {}): Shape<'PaywallSubscriptionDto'> => ({
  id: 7,
  plan: 'all-included',
  status: 'active',
  ends_at: null,
  quantity: 1,
  owned: true,
  user_fingerprint: null,
  device_known: false,
  segment: 'all-included',
  ...changed,
});

function world(subscription: Shape<'PaywallSubscriptionDto'> | null | Error, stored: string | null = HERE) {
  const kept = { fingerprint: stored, accepted: null as string | null, saved: [] as [number, string][] };
  const ports: DevicePorts = {
    describe: async () => ({ descriptor: 'linux--firefox', fingerprint: HERE }),
    storedFingerprint: () => kept.fingerprint,
    storeFingerprint: (fingerprint) => {
      kept.fingerprint = fingerprint;
    },
    storeAccepted: (fingerprint) => {
      kept.accepted = fingerprint;
    },
    fetchSubscription: async () => {
      if (subscription instanceof Error) throw subscription;
      return subscription;
    },
    saveFingerprint: jest.fn(async (id: number, fingerprint: string) => {
      kept.saved.push([id, fingerprint]);
    }),
    debug: jest.fn(),
  };
  return { ports, kept };
}
const unhashed = { unhashedFingerprint: 'linux--firefox' };

describe('the device check', () => {
  it('finds nothing without a subscription', async () => {
    expect(await checkDevice(world(null).ports)).toBeNull();
    expect(await checkDevice(world(of({ id: null, plan: null })).ports)).toBeNull();
  });

  it('makes, keeps and saves a fingerprint where there is none on either side', async () => {
    const { ports, kept } = world(of(), null);
    expect(await checkDevice(ports)).toEqual({
      currentFingerprint: HERE,
      fetchedFingerprint: null,
      isSameDevice: true,
      ...unhashed,
    });
    expect(kept).toEqual({ fingerprint: HERE, accepted: HERE, saved: [[7, HERE]] });
  });

  it('knows the device that was accepted, and saves nothing', async () => {
    const { ports, kept } = world(of({ user_fingerprint: HERE, device_known: true }));
    expect(await checkDevice(ports)).toMatchObject({ fetchedFingerprint: HERE, isSameDevice: true });
    expect(kept.saved).toEqual([]);
  });

  it('gives the device that was accepted its cookie again when it has lost it', async () => {
    const { ports, kept } = world(of({ user_fingerprint: HERE }));
    const result = await checkDevice(ports);
    expect(result).toMatchObject({ fetchedFingerprint: HERE, isSameDevice: true });
    expect(kept).toMatchObject({ accepted: HERE, saved: [[7, HERE]] });
    expect(mustAsk(result, 1)).toBe(false);
  });

  it('tells another device, which cannot help itself by forgetting what it kept', async () => {
    for (const stored of [HERE, null]) {
      const { ports, kept } = world(of({ user_fingerprint: THERE }), stored);
      const result = await checkDevice(ports);
      expect(result).toEqual({
        currentFingerprint: HERE,
        fetchedFingerprint: THERE,
        isSameDevice: false,
        ...unhashed,
      });
      expect(kept.saved).toEqual([]);
      expect(mustAsk(result, 1)).toBe(true);
      expect(mustAsk(result, 2)).toBe(false);
    }
  });

  it('does not lock out a browser that was updated: its cookie is known', async () => {
    const { ports, kept } = world(of({ user_fingerprint: THERE, device_known: true }), null);
    const result = await checkDevice(ports);
    expect(result).toMatchObject({ isSameDevice: true });
    expect(kept.saved).toEqual([[7, HERE]]);
    expect(mustAsk(result, 1)).toBe(false);
  });

  it('judges by local data alone when the server cannot be asked', async () => {
    const { ports } = world(new Error('503'));
    expect(await checkDevice(ports)).toEqual({
      currentFingerprint: HERE,
      fetchedFingerprint: null,
      isSameDevice: true,
      ...unhashed,
    });
  });

  it('ignores a save that fails', async () => {
    const { ports, kept } = world(of());
    ports.saveFingerprint = () => Promise.reject(new Error('500'));
    expect(await checkDevice(ports)).toMatchObject({ isSameDevice: true });
    expect(kept.accepted).toBeNull();
  });

  it('asks nothing of those who have no subscription', () => {
    expect(mustAsk(null, 1)).toBe(false);
  });
});

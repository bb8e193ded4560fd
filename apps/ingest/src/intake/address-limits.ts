import { isLoopback, networkOfAddress } from '@toile/platform';

export interface AddressLimitOptions {
  /** Events an address may send on average; twice as many at once. */
  eventsAMinute: number;
  /** Clients of this machine are not limited, as in the embedded run. */
  sparesLoopback: boolean;
}

const MOST_REMEMBERED = 50_000;

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** A bucket of tokens for each address that sends; a network of IPv6 (/64) is one. Addresses stay in memory only. */
export class AddressLimits {
  private young = new Map<string, Bucket>();
  private old = new Map<string, Bucket>();
  private readonly capacity: number;

  constructor(
    private readonly options: AddressLimitOptions,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.capacity = options.eventsAMinute * 2;
  }

  /** Takes room for events of an address. @returns 0, or the seconds after which there will be room */
  take(address: string, events: number): number {
    if (this.options.sparesLoopback && isLoopback(address)) return 0;
    const bucket = this.bucketOf(networkOfAddress(address));
    if (bucket.tokens >= events) {
      bucket.tokens -= events;
      return 0;
    }
    return Math.max(1, Math.ceil(((events - bucket.tokens) * 60) / this.options.eventsAMinute));
  }

  private bucketOf(network: string): Bucket {
    const now = this.now();
    const bucket = this.young.get(network) ??
      this.old.get(network) ?? { tokens: this.capacity, filledAt: now };
    const earned = ((now - bucket.filledAt) / 60_000) * this.options.eventsAMinute;
    bucket.tokens = Math.min(this.capacity, bucket.tokens + earned);
    bucket.filledAt = now;
    // Two generations bound the memory; who has been silent that long starts anew.
    if (this.young.size >= MOST_REMEMBERED) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(network, bucket);
    return bucket;
  }
}

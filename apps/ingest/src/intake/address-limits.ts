import { countedNetworks, isLoopback } from '@toile/platform';

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

/**
 * A bucket of tokens for each address that sends; a network of IPv6 (/64) is one, and the /48 around it has a larger one
 * beside. Addresses stay in memory only.
 */
export class AddressLimits {
  private young = new Map<string, Bucket>();
  private old = new Map<string, Bucket>();
  constructor(
    private readonly options: AddressLimitOptions,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes room for events of an address. @returns 0, or the seconds after which there will be room */
  take(address: string, events: number): number {
    if (this.options.sparesLoopback && isLoopback(address)) return 0;
    const rates = countedNetworks(address).map(({ network, times }) => {
      const aMinute = this.options.eventsAMinute * times;
      return { bucket: this.bucketOf(network, aMinute), aMinute };
    });
    const waits = rates.map(({ bucket, aMinute }) => ((events - bucket.tokens) * 60) / aMinute);
    const wait = Math.max(...waits);
    if (wait > 0) return Math.max(1, Math.ceil(wait));
    for (const { bucket } of rates) bucket.tokens -= events;
    return 0;
  }

  private bucketOf(network: string, aMinute: number): Bucket {
    const now = this.now();
    const capacity = aMinute * 2;
    const bucket = this.young.get(network) ?? this.old.get(network) ?? { tokens: capacity, filledAt: now };
    bucket.tokens = Math.min(capacity, bucket.tokens + ((now - bucket.filledAt) / 60_000) * aMinute);
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

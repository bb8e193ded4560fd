import { countedNetworks, isLoopback } from '@toile/platform';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface AddressLimitOptions {
  /** Events an address may send on average; twice as many at once. */
  eventsAMinute: number;
  /** Clients of this machine are not limited, as in the embedded run. */
  exemptsLoopback: boolean;
}

const WINDOW_MINUTES = 2;

/**
 * Counts what each address sends; a network of IPv6 (/64) is one, and the /48 around it has a higher limit beside. Addresses stay
 * in memory only, two minutes long.
 */
export class AddressLimits {
  private readonly limiters = new Map<number, RateLimiterMemory>();

  constructor(private readonly options: AddressLimitOptions) {}

  /** Takes room for events of an address. @returns 0, or the seconds after which there will be room */
  async take(address: string, events: number): Promise<number> {
    if (this.options.exemptsLoopback && isLoopback(address)) return 0;
    const taken: (() => Promise<unknown>)[] = [];
    // The widest first: who holds a whole /48 and is refused there fills no memory with its networks.
    for (const { network, times } of countedNetworks(address).toReversed()) {
      const limiter = this.limiterOf(times);
      taken.push(() => limiter.reward(network, events));
      const refusal = await limiter.consume(network, events).then(() => null, asRefusal);
      if (!refusal) continue;
      for (const giveBack of taken) await giveBack();
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
    return 0;
  }

  private limiterOf(times: number): RateLimiterMemory {
    const known = this.limiters.get(times);
    if (known) return known;
    const points = this.options.eventsAMinute * WINDOW_MINUTES * times;
    const limiter = new RateLimiterMemory({ points, duration: WINDOW_MINUTES * 60 });
    this.limiters.set(times, limiter);
    return limiter;
  }
}

function asRefusal(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

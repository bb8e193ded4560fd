import { Injectable } from '@nestjs/common';
import { type Counted, countedByNetwork, RateLimiter } from '../../../kernel/limits/rate-limiter.js';

const QUARTER_MS = 15 * 60_000;
/** Of a day less the time until expired rows go. */
const LONG_MS = 22 * 60 * 60_000;
/** Failures of one account from one network. */
const HERE = { what: 'sign-in', most: 5, windowMs: QUARTER_MS };
/** From one network, whatever the account: one password tried on many. */
const NETWORK = { what: 'sign-in-network', most: 30, windowMs: QUARTER_MS };
/** Of one account from everywhere: many networks that guess slowly. */
const ACCOUNT = { what: 'sign-in-account', most: 20, windowMs: QUARTER_MS };
const ACCOUNT_DAY = { what: 'sign-in-account-day', most: 100, windowMs: LONG_MS };
/** On one device the account knows, where only its owner mistypes. */
const DEVICE = { what: 'sign-in', most: 10, windowMs: QUARTER_MS };
const DEVICE_DAY = { what: 'sign-in-day', most: 100, windowMs: LONG_MS };

const REFUSAL =
  'Too many attempts. Sign in on a device you have used before, choose a new password by mail, or try again in a quarter of an hour.';

/** How often a password may be wrong. A device the account knows is counted by itself, so nobody else can lock it out. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * @param device the token of a device the account knows
   * @returns what to do once the password was right @throws DomainError sign-in/throttled
   */
  async take(email: string, address: string, device: string | undefined): Promise<() => Promise<void>> {
    const own = device
      ? [DEVICE, DEVICE_DAY].map((limit) => ({ limit, who: `device ${device} ${email}` }))
      : countedByNetwork(HERE, address, email);
    const others = device ? [] : [...ofAccount(email), ...this.limiter.byAddress(NETWORK, address)];
    const takeBack = await this.limiter.takeEach([...own, ...others], REFUSAL);
    return async () => {
      await takeBack();
      await this.limiter.forget(own);
    };
  }

  /** Whoever can read the account's mails need not wait for those who guess. */
  async forgive(email: string, address: string): Promise<void> {
    await this.limiter.forget([...ofAccount(email), ...countedByNetwork(HERE, address, email)]);
  }
}

const ofAccount = (email: string): Counted[] =>
  [ACCOUNT, ACCOUNT_DAY].map((limit) => ({ limit, who: email }));

import { Global, Module } from '@nestjs/common';
import { SECRET } from '../tokens.js';
import { AddressHash } from './address-hash.js';
import { DailyHash } from './daily-hash.js';
import { RateLimiter } from './rate-limiter.js';

/** How often somebody may do something, and hashes that stand for addresses. */
@Global()
@Module({
  providers: [
    RateLimiter,
    DailyHash,
    { provide: AddressHash, inject: [SECRET], useFactory: (secret: Buffer) => new AddressHash(secret) },
  ],
  exports: [RateLimiter, DailyHash, AddressHash],
})
export class LimitsModule {}

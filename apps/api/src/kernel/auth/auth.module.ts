import { hkdfSync } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { SECRET } from '../tokens.js';
import { AccessGuard } from './access.guard.js';
import { CsrfTokens } from './csrf/csrf-tokens.js';
import { UndecidedRoutes } from './undecided-routes.js';

/** Who may ask what: every request passes `AccessGuard`. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    UndecidedRoutes,
    {
      provide: CsrfTokens,
      inject: [SECRET],
      useFactory: (secret: Buffer) => new CsrfTokens(Buffer.from(hkdfSync('sha256', secret, '', 'csrf', 32))),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [CsrfTokens],
})
export class AuthModule {}

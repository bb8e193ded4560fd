import { hkdfSync } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SECRET } from '../tokens.js';
import { CsrfController } from './csrf/csrf.controller.js';
import { CsrfTokens } from './csrf/csrf-tokens.js';
import { AccessGuard } from './roles/access.guard.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignInFailures } from './sign-in/sign-in-failures.js';

@Global()
@Module({
  controllers: [SignInController, SessionsController, CsrfController],
  providers: [
    SignIn,
    SignInFailures,
    SessionStore,
    {
      provide: CsrfTokens,
      inject: [SECRET],
      useFactory: (secret: Buffer) => new CsrfTokens(Buffer.from(hkdfSync('sha256', secret, '', 'csrf', 32))),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AccountsModule {}

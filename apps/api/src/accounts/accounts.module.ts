import { hkdfSync } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SECRET } from '../tokens.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { AuditLog } from './audit/audit-log.js';
import { CsrfController } from './csrf/csrf.controller.js';
import { CsrfTokens } from './csrf/csrf-tokens.js';
import { KnownDeviceEntity } from './devices/known-device.entity.js';
import { KnownDevices } from './devices/known-devices.js';
import { EraseMember } from './erase/erase-member.js';
import { DailyHash } from './limits/daily-hash.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { ConfirmLinkController } from './links/confirm-link.controller.js';
import { ConfirmLink } from './links/confirm-link.js';
import { MailedLinkEntity } from './links/mailed-link.entity.js';
import { MailedLinks } from './links/mailed-links.js';
import { AccountMails } from './mail/account-mails.js';
import { DevMailController } from './mail/dev-mail.controller.js';
import { MailQueue } from './mail/mail-queue.js';
import { MailResetLinkHandler } from './mail/mail-reset-link.handler.js';
import { SendMailHandler } from './mail/send-mail.handler.js';
import { AddressHash } from './members/address-hash.js';
import { MemberEntity } from './members/member.entity.js';
import { Members } from './members/members.js';
import { Own } from './members/own.js';
import { OwnPassword } from './password/own-password.js';
import { PasswordController } from './password/password.controller.js';
import { MemberData } from './profile/member-data.query.js';
import { OwnAccountController } from './profile/own-account.controller.js';
import { ProfileController } from './profile/profile.controller.js';
import { RegisterController } from './registration/register.controller.js';
import { AccessGuard } from './roles/access.guard.js';
import { RolesController } from './roles/roles.controller.js';
import { UndecidedRoutes } from './roles/undecided-routes.js';
import { ForgetExpiredHandler } from './sessions/forget-expired.handler.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { WaysIn } from './sessions/ways-in.js';
import { RequestAuthenticationController } from './sign-in/request-authentication.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { Identities } from './social/identities.js';
import { IdentityEntity } from './social/identity.entity.js';
import { MailedReference } from './social/mailed-reference.js';
import { SealedCookie } from './social/sealed-cookie.js';
import { SocialController } from './social/social.controller.js';
import { SocialSignIn } from './social/social-sign-in.js';

@Global()
@Module({
  imports: [
    DiscoveryModule,
    TypeOrmModule.forFeature([
      MemberEntity,
      SessionEntity,
      KnownDeviceEntity,
      MailedLinkEntity,
      IdentityEntity,
      AuditEntryEntity,
    ]),
  ],
  controllers: [
    SignInController,
    SessionsController,
    CsrfController,
    RegisterController,
    PasswordController,
    ConfirmLinkController,
    RequestAuthenticationController,
    ProfileController,
    OwnAccountController,
    OwnSessionsController,
    RolesController,
    AuditController,
    DevMailController,
    SocialController,
  ],
  providers: [
    ...[SignIn, SessionStore, Members, Own, RateLimiter, AuditLog, MailedLinks, AccountMails],
    ...[MailQueue, SendMailHandler, MailResetLinkHandler, ForgetExpiredHandler],
    ...[ConfirmLink, UndecidedRoutes, MemberData, EraseMember, Identities, SocialSignIn],
    ...[DailyHash, SignInLimits, KnownDevices, WaysIn, OwnPassword, MailedReference],
    {
      provide: SealedCookie,
      inject: [SECRET],
      useFactory: (secret: Buffer) => new SealedCookie(secret),
    },
    {
      provide: AddressHash,
      inject: [SECRET],
      useFactory: (secret: Buffer) => new AddressHash(secret),
    },
    {
      provide: CsrfTokens,
      inject: [SECRET],
      useFactory: (secret: Buffer) => new CsrfTokens(Buffer.from(hkdfSync('sha256', secret, '', 'csrf', 32))),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [RateLimiter, DailyHash, AddressHash, MailQueue, Members, SessionStore],
})
export class AccountsModule {}

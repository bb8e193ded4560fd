import { hkdfSync } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SECRET } from '../tokens.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { AuditLog } from './audit/audit-log.js';
import { AskForEmailHandler } from './commands/ask-for-email.js';
import { AskForResetHandler } from './commands/ask-for-reset.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { ChangeProfileHandler } from './commands/change-profile.js';
import { ChangeRolesHandler } from './commands/change-roles.js';
import { EndSessionHandler } from './commands/end-session.js';
import { EnterFromProviderHandler } from './commands/enter-from-provider.js';
import { LeaveHandler } from './commands/leave.js';
import { OpenLinkHandler } from './commands/open-link.js';
import { RegisterHandler } from './commands/register.js';
import { ResetPasswordHandler } from './commands/reset-password.js';
import { SendVerificationHandler } from './commands/send-verification.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignOutEverywhereHandler, SignOutHandler } from './commands/sign-out.js';
import { CsrfTokens } from './csrf/csrf-tokens.js';
import { KnownDeviceEntity } from './devices/known-device.entity.js';
import { KnownDevices } from './devices/known-devices.js';
import { EraseMember } from './erase/erase-member.js';
import { AuditController } from './http/audit.controller.js';
import { ConfirmLinkController } from './http/confirm-link.controller.js';
import { CsrfController } from './http/csrf.controller.js';
import { OwnAccountController } from './http/own-account.controller.js';
import { OwnSessionsController } from './http/own-sessions.controller.js';
import { PasswordController } from './http/password.controller.js';
import { ProfileController } from './http/profile.controller.js';
import { RegisterController } from './http/register.controller.js';
import { RequestAuthenticationController } from './http/request-authentication.controller.js';
import { RolesController } from './http/roles.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { SignInController } from './http/sign-in.controller.js';
import { SocialController } from './http/social.controller.js';
import { DailyHash } from './limits/daily-hash.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { LinkAsks } from './links/link-asks.js';
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
import { OwnPassword } from './password/own-password.js';
import { AuditPageHandler } from './queries/audit-page.js';
import { AuthStatusHandler } from './queries/auth-status.js';
import { EmailVerdictHandler } from './queries/email-verdict.js';
import { MailedLinkHandler } from './queries/mailed-link.js';
import { OwnDataHandler } from './queries/own-data.js';
import { OwnSessionsHandler } from './queries/own-sessions.js';
import { AccessGuard } from './roles/access.guard.js';
import { UndecidedRoutes } from './roles/undecided-routes.js';
import { BrowserSessions } from './sessions/browser.js';
import { ForgetExpiredHandler } from './sessions/forget-expired.handler.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SessionStore } from './sessions/session-store.js';
import { WaysIn } from './sessions/ways-in.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { Identities } from './social/identities.js';
import { IdentityEntity } from './social/identity.entity.js';
import { Journeys } from './social/journeys.js';
import { MailedReference } from './social/mailed-reference.js';
import { SealedCookie } from './social/sealed-cookie.js';

const HANDLERS = [
  SignInHandler,
  SignOutHandler,
  SignOutEverywhereHandler,
  EndSessionHandler,
  EnterFromProviderHandler,
  RegisterHandler,
  AskForResetHandler,
  ResetPasswordHandler,
  ChangePasswordHandler,
  AskForEmailHandler,
  SendVerificationHandler,
  OpenLinkHandler,
  ChangeProfileHandler,
  ChangeRolesHandler,
  LeaveHandler,
  AuthStatusHandler,
  EmailVerdictHandler,
  MailedLinkHandler,
  OwnDataHandler,
  OwnSessionsHandler,
  AuditPageHandler,
];

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
    ...HANDLERS,
    ...[Members, SessionStore, BrowserSessions, KnownDevices, WaysIn, OwnPassword, SignInLimits],
    ...[MailedLinks, LinkAsks, Identities, Journeys, MailedReference, EraseMember, AuditLog],
    ...[RateLimiter, DailyHash, AccountMails, UndecidedRoutes],
    ...[MailQueue, SendMailHandler, MailResetLinkHandler, ForgetExpiredHandler],
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

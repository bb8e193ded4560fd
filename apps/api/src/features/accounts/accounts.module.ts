import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Sessions } from '../../kernel/auth/sessions.js';
import { SECRET } from '../../kernel/tokens.js';
import { AuditLog } from './audit/audit-log.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { ChangeProfileHandler } from './commands/change-profile.js';
import { ChangeRolesHandler } from './commands/change-roles.js';
import { EndSessionHandler } from './commands/end-session.js';
import { EnterFromProviderHandler } from './commands/enter-from-provider.js';
import { LeaveHandler } from './commands/leave.js';
import { OpenLinkHandler } from './commands/open-link.js';
import { RegisterHandler } from './commands/register.js';
import { RequestEmailChangeHandler } from './commands/request-email-change.js';
import { RequestResetHandler } from './commands/request-reset.js';
import { ResetPasswordHandler } from './commands/reset-password.js';
import { SendVerificationHandler } from './commands/send-verification.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignOutEverywhereHandler, SignOutHandler } from './commands/sign-out.js';
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
import { RegisteredHere } from './http/registered-here.js';
import { RequestAuthenticationController } from './http/request-authentication.controller.js';
import { RolesController } from './http/roles.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { SignInController } from './http/sign-in.controller.js';
import { SocialController } from './http/social.controller.js';
import { LinkConfirmation } from './links/link-confirmation.js';
import { MailedLinks } from './links/mailed-links.js';
import { AccountMails } from './mail/account-mails.js';
import { MailResetLinkHandler } from './mail/mail-reset-link.handler.js';
import { Members } from './members/members.js';
import { OwnPassword } from './password/own-password.js';
import { AuditChainHandler } from './queries/audit-chain.js';
import { AuditPageHandler } from './queries/audit-page.js';
import { AuthStatusHandler } from './queries/auth-status.js';
import { EmailVerdictHandler } from './queries/email-verdict.js';
import { MailedLinkHandler } from './queries/mailed-link.js';
import { OwnDataHandler } from './queries/own-data.js';
import { OwnDataParts } from './queries/own-data-parts.js';
import { OwnSessionsHandler } from './queries/own-sessions.js';
import { OwnReturnedMailHandler } from './queries/returned-mail.js';
import { ACCOUNTS_ENTITIES } from './schema.js';
import { BrowserSessions } from './sessions/browser.js';
import { ForgetExpiredHandler } from './sessions/forget-expired.handler.js';
import { SessionStore } from './sessions/session-store.js';
import { WaysIn } from './sessions/ways-in.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { Identities } from './social/identities.js';
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
  RequestResetHandler,
  ResetPasswordHandler,
  ChangePasswordHandler,
  RequestEmailChangeHandler,
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
  OwnReturnedMailHandler,
  AuditPageHandler,
  AuditChainHandler,
];

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNTS_ENTITIES)],
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
    SocialController,
  ],
  providers: [
    ...HANDLERS,
    Members,
    SessionStore,
    BrowserSessions,
    KnownDevices,
    WaysIn,
    OwnPassword,
    SignInLimits,
    MailedLinks,
    LinkConfirmation,
    Identities,
    Journeys,
    MailedReference,
    RegisteredHere,
    EraseMember,
    AuditLog,
    OwnDataParts,
    AccountMails,
    MailResetLinkHandler,
    ForgetExpiredHandler,
    {
      provide: SealedCookie,
      inject: [SECRET],
      useFactory: (secret: Buffer) => new SealedCookie(secret),
    },
    { provide: Sessions, useExisting: SessionStore },
  ],
  exports: [AuditLog, EraseMember, Members, OwnDataParts, SessionStore, Sessions],
})
export class AccountsModule {}

import { auditQuerySchema } from '../accounts/audit/audit.controller.js';
import { confirmQuerySchema, confirmSchema } from '../accounts/links/confirm-link.controller.js';
import { forgotSchema, resetSchema } from '../accounts/password/password.controller.js';
import { ownSchemas } from '../accounts/profile/own-account.controller.js';
import { profileChangeSchema } from '../accounts/profile/profile-schema.js';
import { registerSchema, validateEmailSchema } from '../accounts/registration/register.controller.js';
import { rolesSchema } from '../accounts/roles/roles.controller.js';
import { requestAuthenticationSchema } from '../accounts/sign-in/request-authentication.controller.js';
import { credentialsSchema } from '../accounts/sign-in/sign-in.controller.js';
import { connectSchema } from '../accounts/social/social.controller.js';
import type { Operation } from './operation.js';

const user = {
  ...{ slug: 'm-0f1e2d3c4b5a6978', email: 'ada@example.com', first_name: 'Ada', last_name: 'Vale' },
  ...{ email_verified: true, job: 'designer', country: 'france', company: 'Vale', newsletter: false },
  ...{ locale: 'en', roles: ['member'] },
};
const session = {
  ...{ id: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11', device: 'Firefox on Linux', current: true },
  ...{ created_at: '2026-11-01T09:00:00.000Z', last_seen_at: '2026-11-20T12:00:00.000Z' },
};
const noted = {
  ...{ id: 12, at: '2026-11-20T12:00:00.000Z', action: 'signed-in', actor: session.id, subject: session.id },
  detail: {},
};

/** What the documentation says of accounts. */
export const ACCOUNT_OPERATIONS: Record<string, Operation> = {
  'POST /auth': {
    summary: 'Signs in; the session comes as a cookie',
    body: credentialsSchema,
    example: { user, redirect: '/en' },
  },
  'GET /auth/status': {
    summary: 'Who is there',
    example: { logged_in: true, user, segment: 'free-user' },
  },
  'POST /auth/forgot-password': {
    summary: 'Mails a link; the answer is the same for every address',
    body: forgotSchema,
    example: { message: 'If there is an account with this address, the link is on its way.' },
  },
  'POST /auth/reset-password': {
    summary: 'A new password by the link of a mail; ends every session and API token',
    body: resetSchema,
    example: { reset: true },
  },
  'GET /auth/confirm': {
    summary: 'What the link of a mail does, and what it asks for; changes nothing',
    query: confirmQuerySchema,
    example: { kind: 'link-sign-in', provider: 'facebook', asks: 'password' },
  },
  'POST /auth/confirm': {
    summary: 'Does what the link of a mail is for, once',
    body: confirmSchema,
    example: { confirmed: 'verify' },
  },
  'GET /auth/logout': { summary: 'Ends the session (303); asked from another site, it asks first' },
  'GET /auth/force-relogin': {
    summary: 'Ends every session and API token of the member (303); asked from another site, it asks first',
  },
  'GET /auth/connect/{provider}': {
    summary: 'Leads to Apple or Facebook (303), or back with a reason',
    query: connectSchema,
  },
  'POST /api/register': {
    summary: 'Makes an account and mails a link to its address',
    body: registerSchema,
    example: { user: { ...user, email_verified: false } },
  },
  'POST /api/register/validate-email': {
    summary: 'Whether an address can be used',
    body: validateEmailSchema,
    example: { valid: false, code: 'taken', message: 'There is an account with this address already.' },
  },
  'GET /api/security/request-authentication': {
    summary: 'Where to sign in before going on to a page',
    query: requestAuthenticationSchema,
    example: { url: '/en/auth?redirect=%2Fen%2Fpremium-memberships&message=subscribe' },
  },
  'PATCH /api/user/{slug}': {
    summary: 'Changes an own profile; what is left out stays',
    body: profileChangeSchema,
    example: user,
  },
  'DELETE /api/user/{slug}': {
    summary: 'Leaves for good: destroys the key of everything personal',
    body: ownSchemas.erase,
  },
  'GET /api/user/{slug}/data': {
    summary: 'Everything kept about the member, as a file',
    example: { profile: user, sessions: [session], sign_ins: [noted], events: [] },
  },
  'GET /api/user/{slug}/sessions': {
    summary: 'Where the member is signed in',
    example: { results: [session] },
  },
  'DELETE /api/user/{slug}/sessions/{id}': { summary: 'Ends a session' },
  'PUT /api/user/{slug}/roles': {
    summary: 'All roles of a member; everybody stays a member',
    body: rolesSchema,
    example: { slug: user.slug, roles: ['brand', 'member'] },
  },
  'POST /user/account/password': {
    summary: 'Changes the password and ends the other sessions and all API tokens',
    body: ownSchemas.password,
  },
  'POST /user/account/email': {
    summary: 'Asks for another address, which counts once its link is opened',
    body: ownSchemas.email,
    example: { email: 'new@example.com', pending: true },
  },
  'GET /api/audit': {
    summary: 'What was noted around accounts, the newest first',
    query: auditQuerySchema,
    example: { results: [noted], total_count: 1, page: 1, page_size: 50 },
  },
};

import type { Role } from '@toile/contracts';

/** Who may do what: the one table. Operators may do everything; `anyone` asks for no session. */
export const PERMISSIONS = {
  anyone: 'anyone',
  'account:own': ['member'],
  'moodboards:own': ['member'],
  'ratings:own': ['member'],
  'follows:own': ['member'],
  'subscriptions:own': ['member'],
  'catalogue:write': ['editor'],
  'vocabulary:write': ['editor'],
  'collections:own': ['brand', 'editor'],
  'pictures:upload': ['editor', 'brand'],
  'newsroom:enter': ['brand', 'editor', 'support'],
  'members:help': ['support'],
  'members:refund': ['operator'],
  'members:export': ['operator'],
  'members:erase': ['operator'],
  'plans:write': ['operator'],
  'dashboard:tokens': ['dashboard-subscriber'],
  'dashboard:webhooks': ['dashboard-subscriber'],
  'dashboard:exports': ['dashboard-subscriber'],
  'dashboard:saved-items': ['dashboard-subscriber'],
  'dashboard:decks': ['dashboard-subscriber'],
  'events:read': ['operator'],
  'roles:write': ['operator'],
  'audit:read': ['operator'],
  'operations:read': ['operator'],
  'operations:write': ['operator'],
} as const satisfies Record<string, 'anyone' | readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

export function mayDo(permission: Permission, roles: readonly Role[]): boolean {
  const allowed: 'anyone' | readonly Role[] = PERMISSIONS[permission];
  return allowed === 'anyone' || roles.includes('operator') || roles.some((role) => allowed.includes(role));
}

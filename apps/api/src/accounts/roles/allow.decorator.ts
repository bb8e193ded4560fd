import { SetMetadata } from '@nestjs/common';
import type { Permission } from './permissions.js';

export const ALLOWED = Symbol('permission');

export interface Allowed {
  permission: Permission;
  csrf: boolean;
  origin: boolean;
}

/**
 * The permission a route asks for. Reads without it are public and know no viewer; writes without it are refused.
 * `csrf: false` is for writes that do nothing in the name of the session, `origin: false` for forms of another site that
 * prove by other means that they answer us.
 */
export const Allow = (permission: Permission, { csrf = true, origin = true } = {}) =>
  SetMetadata(ALLOWED, { permission, csrf, origin } satisfies Allowed);

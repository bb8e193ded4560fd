import { SetMetadata } from '@nestjs/common';
import type { Permission } from './permissions.js';

export const ALLOWED = Symbol('permission');

export interface Allowed {
  permission: Permission;
  csrf: boolean;
}

/**
 * The permission a route asks for. Reads without it are public and know no viewer; writes without it are refused.
 * `csrf: false` is for writes that do nothing in the name of the session.
 */
export const Allow = (permission: Permission, { csrf = true } = {}) =>
  SetMetadata(ALLOWED, { permission, csrf } satisfies Allowed);

import { SetMetadata } from '@nestjs/common';
import type { Permission } from './permissions.js';

export const ALLOWED = Symbol('permission');

export interface Allowed {
  permission: Permission;
  /** Whether the handler wants to know who asks; without it no session is looked up. */
  viewer: boolean;
  csrf: boolean;
  origin: boolean;
}

/**
 * The permission a route asks for. Routes without it are refused, and the api does not start with one
 * (`undecided-routes.ts`). `csrf: false` is for writes that do nothing in the name of the session, `origin: false` for
 * forms of another site that prove by other means that they answer us.
 */
export const Allow = (permission: Permission, { csrf = true, origin = true } = {}) =>
  SetMetadata(ALLOWED, { permission, viewer: true, csrf, origin } satisfies Allowed);

/** A read that is the same for everybody. It knows no viewer, so nothing of a plan can be in its answer. */
export const Public = () =>
  SetMetadata(ALLOWED, { permission: 'anyone', viewer: false, csrf: true, origin: true } satisfies Allowed);

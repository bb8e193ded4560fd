import type { Role } from '@toile/contracts';

/** Plans and company deals make subscribers (`with_plan_roles` in PostgreSQL); staff reads what it works on. */
const READERS: readonly Role[] = ['subscriber', 'editor', 'operator'];

/** Whether somebody may see what is locked. */
export function mayReadLocked(reader: { roles: readonly Role[] } | undefined): boolean {
  return READERS.some((role) => reader?.roles.includes(role));
}

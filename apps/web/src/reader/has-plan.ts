import type { Shape } from '../api/operations';

/** Whether a reader may have what plans open, as far as roles say: whoever has no more than an account would be refused. */
export const hasPlan = (user: Pick<Shape<'SignedInUserDto'>, 'roles'> | null | undefined): boolean =>
  user?.roles.some((role) => role !== 'member') ?? false;

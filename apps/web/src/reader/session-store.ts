import { create } from 'zustand';
import { readNow } from '../api/asked';
import type { Shape } from '../api/operations';

/** Who reads this page, which the page itself does not know: it is the same for everybody. */
interface Session {
  /** Null for a visitor, undefined until it is known. */
  user: Shape<'SignedInUserDto'> | null | undefined;
}

export const useSession = create<Session>(() => ({ user: undefined }));

let asking: Promise<Session['user']> | undefined;

/** Who reads, asked once a document however many parts of it want to know; undefined when nobody can tell. */
export function askSession(): Promise<Session['user']> {
  asking ??= readNow('/auth/status', {})
    .then(({ user }) => user)
    .catch(() => {
      // The next part that wants to know asks again.
      asking = undefined;
      return undefined;
    })
    .then((user) => {
      useSession.setState({ user });
      return user;
    });
  return asking;
}

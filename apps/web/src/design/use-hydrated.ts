import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser has taken over what the server drew here, which must be drawn as the server drew it until then. A part that
 * arrives late, behind its own `Suspense`, is taken over when others of the page have long asked and been answered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

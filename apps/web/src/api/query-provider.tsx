'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isTransient } from './api-error';

/** An answer this old is shown while it is asked for again. */
const FRESH_MS = 20_000;
const ATTEMPTS = 3;
const FAILED_MS = 15_000;

/** For what is shown for long: what failed by chance is asked again after a while, without anybody pressing anything. */
export const againAfterFailure = ({ state }: { state: { error: Error | null } }): number | false =>
  state.error !== null && isTransient(state.error) && FAILED_MS;

/** How everything in the browser is asked for: what is tried again, and how long an answer is good. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures + 1 < ATTEMPTS && isTransient(error),
        refetchOnWindowFocus: false,
        // The api may be on this very machine, which is reached without a network.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

/** One cache of answers for all components of a document. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

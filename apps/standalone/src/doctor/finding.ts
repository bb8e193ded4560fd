/** What a look at one part of an installation found. */
export interface Finding {
  part: string;
  /** `warning`: it works and will not for long, or is not as it should be; `fault`: something does not work. */
  state: 'ok' | 'warning' | 'fault';
  says: string;
  /** What to do; each warning and fault has one. */
  cure?: string;
}

/** The findings of one part, by a word each. */
export const findingsOf = (part: string) => ({
  ok: (says: string): Finding => ({ part, state: 'ok', says }),
  warning: (says: string, cure: string): Finding => ({ part, state: 'warning', says, cure }),
  fault: (says: string, cure: string): Finding => ({ part, state: 'fault', says, cure }),
});

/** The first line of an error: PostgreSQL's and ClickHouse's go on with places in their sources. */
export const firstLineOf = (error: unknown): string => {
  // What connects to several addresses of a host fails with an error of errors, whose own message is empty.
  const { message, code, errors, cause } = error as Error & { code?: string; errors?: Error[] };
  // Of `fetch`, whose own message says nothing.
  if (cause instanceof Error) return firstLineOf(cause);
  return (message || errors?.[0]?.message || code || String(error)).split('\n')[0] ?? '';
};

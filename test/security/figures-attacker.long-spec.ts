/** The same attacks on three seasons, so that smaller leaks are found. */
process.env.ATTACKED_SEASONS ??= '3';
await import('./figures-attacker.int-spec.js');

export {};

/** The same with an acceptance that dies at each place. */
process.env.EVERY_DEATH ??= '1';
await import('./replay.int-spec.js');

export {};

/** The same with every rule, on each form of history. */
process.env.EVERY_RULE ??= '1';
await import('./trial.int-spec.js');

export {};

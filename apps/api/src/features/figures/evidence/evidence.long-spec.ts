/** The same with every question of each measure. */
process.env.EVERY_QUESTION ??= '1';
await import('./evidence.int-spec.js');

export {};

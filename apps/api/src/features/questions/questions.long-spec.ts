/** The same with every measure by each dimension of its own. */
process.env.EVERY_QUESTION ??= '1';
await import('./questions.int-spec.js');

export {};

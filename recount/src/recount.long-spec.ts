/** The same with scopes that are drawn, and every figure in each. */
process.env.EVERY_SCOPE ??= '1';
await import('./recount.int-spec.js');

export {};

/** The same with every figure on each form of history. */
process.env.EVERY_FIGURE ??= '1';
await import('./as-known-then.property.int-spec.js');

export {};

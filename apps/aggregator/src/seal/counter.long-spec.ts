/** The same property with many histories; `fast-check` prints the seed and the path of one that fails. */
process.env.PROPERTY_RUNS ??= '20';
await import('./counter.int-spec.js');

export {};

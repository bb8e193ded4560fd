/** The same property with many histories; `fast-check` prints the seed and the path of one that fails. */
process.env.PROPERTY_RUNS ??= '15';
await import('./counter.int-spec.js');

export {};

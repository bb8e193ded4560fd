/** The same with more calls; a failure says the seed and the number of its call. */
process.env.FUZZ_ROUNDS ??= '25';
await import('./every-operation.int-spec.js');

export {};

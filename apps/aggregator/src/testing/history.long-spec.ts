/** The same of many histories; `fast-check` prints the seed and the path of one that fails. */
process.env.HISTORY_RUNS ??= '60';
await import('./history.int-spec.js');

export {};

/** The same with every address asked by both. */
process.env.EVERY_ADDRESS ??= '1';
await import('./reads-change-nothing.int-spec.js');

export {};

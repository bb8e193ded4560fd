/** The same where the first start of all is for other machines, too. */
process.env.OPEN_AT_FIRST = '1';
await import('./defaults.int-spec.js');

export {};

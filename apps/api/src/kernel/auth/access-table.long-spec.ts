/** The same with every route asked as every role. */
process.env.EVERY_ROLE ??= '1';
await import('./access-table.int-spec.js');

export {};

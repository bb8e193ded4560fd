/** The api's version this client was written for; the version of its package says the same (`api-versions.spec.ts`). */
export const VERSION = '2026-11-26';

import type { Operation } from './operation.js';

/** By method and path as the controllers declare them. */
export const OPERATIONS: Record<string, Operation> = {};

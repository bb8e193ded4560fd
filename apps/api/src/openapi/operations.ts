import type { Operation } from './operation.js';
import { READER_FORM_OPERATIONS } from './reader-form-operations.js';

/** By method and path as the controllers declare them. */
export const OPERATIONS: Record<string, Operation> = {
  ...READER_FORM_OPERATIONS,
};

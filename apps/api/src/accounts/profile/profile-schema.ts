import { z } from 'zod';

/** As JSON has it, or as a form's box sends it. */
export const booleanSchema = z.union([
  z.boolean(),
  z.enum(['true', 'on', '1', 'false', '0', '']).transform((text) => ['true', 'on', '1'].includes(text)),
]);

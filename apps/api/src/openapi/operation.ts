import type { z } from 'zod';

/** What the documentation adds to a route: words, what is sent, and an example of the answer. */
export interface Operation {
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Left out for answers without a body. */
  example?: unknown;
  /** The media type of an answer that is a file. */
  produces?: string;
}

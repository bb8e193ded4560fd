import { z } from 'zod';
import type { Topic } from './log-message.js';

/** A public log message: where it goes, what it is called, and the shape of its data at this version. */
export interface MessageDefinition<S extends z.ZodType = z.ZodType> {
  topic: Topic;
  /** Past tense, kebab-case. */
  type: string;
  version: number;
  schema: S;
  /** The message with its data, ready for an envelope. */
  of(data: z.infer<S>): { topic: Topic; type: string; version: number; data: Record<string, unknown> };
}

/** Declares a public message. A version that has been published never changes; a new shape is a new version. */
export function defineMessage<S extends z.ZodObject>(definition: {
  topic: Topic;
  type: string;
  version: number;
  schema: S;
}): MessageDefinition<S> {
  const { topic, type, version } = definition;
  return { ...definition, of: (data) => ({ topic, type, version, data: { ...data } }) };
}

/** A text that names something: a slug, a board, a rating's collection. */
export const slugSchema = z.string().min(1).max(200);

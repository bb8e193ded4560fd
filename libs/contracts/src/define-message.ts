import { type DataOf, type Fields, type ObjectSchema, objectOf } from './json-schema.js';
import type { Topic } from './log-message.js';

/** A public log message: where it goes, what it is called, and the shape of its data at this version. */
export interface MessageDefinition<F extends Fields = Fields> {
  topic: Topic;
  /** Past tense, kebab-case. */
  type: string;
  version: number;
  schema: ObjectSchema<F>;
  /** The message with its data, ready for an envelope. */
  of(data: DataOf<F>): { topic: Topic; type: string; version: number; data: Record<string, unknown> };
}

/** Declares a public message. A version that has been published never changes; a new shape is a new version. */
export function defineMessage<const F extends Fields>(definition: {
  topic: Topic;
  type: string;
  version: number;
  /** The fields of its data. */
  data: F;
}): MessageDefinition<F> {
  const { topic, type, version } = definition;
  return {
    topic,
    type,
    version,
    schema: objectOf(definition.data),
    of: (data) => ({ topic, type, version, data: { ...data } }),
  };
}

/** Injection tokens of the event store. */
export const EVENT_STORE = Symbol('PostgresEventStore');
export const READ_MODELS = Symbol('ProjectionRunner');
export const FEATURES = Symbol('EventSourcedFeature[]');

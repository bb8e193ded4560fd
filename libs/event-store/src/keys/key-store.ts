/** One AES-256 key a person. Destroying it makes everything sealed with it unreadable, in every copy and backup. */
export interface KeyStore {
  /** Keys to seal with; missing ones are made. @throws PersonErasedError for a person whose key was destroyed */
  forWriting(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** The keys that still exist. */
  forReading(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** Destroys the key for ever and refuses new ones for the subject. Safe to repeat. */
  destroy(subject: string): Promise<void>;
}

/** Whether the audit log is as it was written. */
export class AuditChainDto {
  /** @example 1204 */
  entries: number;
  /** The number of the first entry that is not what was written, or does not follow the one before it; null where all do. */
  broken_at: number | null;
  /**
   * Of the last entry. Whoever keeps it elsewhere finds out when entries were taken off the end.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  last_hash: string | null;
}

/** Something that was noted around accounts. */
export class AuditEntryDto {
  /** @example 12 */
  id: number;
  /** @example "2026-11-20T12:00:00.000Z" */
  at: string;
  /** @example "signed-in" */
  action: string;
  /**
   * The subject of who did it.
   * @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11"
   */
  actor: string | null;
  /**
   * The subject of whom it was done to.
   * @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11"
   */
  subject: string | null;
  detail: object;
}

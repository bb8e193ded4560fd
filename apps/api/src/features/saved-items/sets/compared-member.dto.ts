/** A member of a group or set. */
export class ComparedMemberDto {
  /**
   * A slug; of a group in a set `~` and its id.
   * @example "verne"
   */
  key: string;
  /**
   * As the catalogue, or its owner, calls it.
   * @example "Verne"
   */
  label: string;
}

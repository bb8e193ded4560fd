/** A value a filter can have. */
export class FilterOptionDto {
  /** @example "woman" */
  value: string;
  /** @example "Womenswear" */
  displayName: string;
}

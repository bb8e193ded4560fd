/** What is asked as it was known when. `as_of` is what a reader has chosen. */
export interface AsOf {
  asOf: Date;
  input: { as_of?: string | undefined };
}

/** What can be put in order: known by its key, called by its name, lifted as its picture. */
export interface Sorted {
  key: string;
  /** For those who cannot see it. */
  title: string;
  filename: string;
  width: number;
  height: number;
}

/** What can be put in order: known by its key, called by its name, lifted as its picture where it has one. */
export interface Sorted {
  key: string;
  /** For those who cannot see it. */
  title: string;
  filename: string | null;
  width: number;
  height: number;
}

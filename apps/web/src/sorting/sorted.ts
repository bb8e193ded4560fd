/** What can be put in order: known by its key, lifted as its picture. */
export interface Sorted {
  key: string;
  filename: string;
  width: number;
  height: number;
}

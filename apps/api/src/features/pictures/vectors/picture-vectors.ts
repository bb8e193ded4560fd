/** What pictures are compared by. Vectors are of one length; the smaller the Euclidean distance, the more alike. */
export interface PictureVectors {
  /** @throws Error when it is no picture */
  of(picture: Buffer): Promise<Int8Array>;
}

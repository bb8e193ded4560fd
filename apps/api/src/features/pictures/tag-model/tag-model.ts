/** What a model thinks a picture shows. */
export interface ScoredTag {
  /** Slug of a tag. */
  tag: string;
  /** From 0 to 1: how likely. */
  score: number;
}

/** A port for a model that suggests tags; what is suggested is taken by people, or not. */
export interface TagModel {
  /** The likeliest first. @throws Error when it is no picture */
  of(picture: Buffer): Promise<ScoredTag[]>;
}

/** Files of an operator's own: the model, and its labels. */
export interface TagModelFiles {
  model: string;
  labels: string;
}

import type { GroupedDimension } from './questions/question-group.js';

/** Members of a dimension that a member puts together under a name of their own: "my competitors". */
export interface SavedGroup {
  id: string;
  /** Null once the member is erased. */
  name: string | null;
  dimension: GroupedDimension;
  members: readonly string[];
  created_at: string;
}

export const SET_DIMENSIONS = ['brand', 'tag', 'season'] as const;
export type SetDimension = (typeof SET_DIMENSIONS)[number];

/** What is looked at side by side: brands, trends or seasons; a group stands in it by the key that questions have for it. */
export interface ComparisonSet {
  id: string;
  name: string | null;
  dimension: SetDimension;
  members: readonly string[];
  /** What pages of its dimension are compared with where nothing is chosen. */
  is_default: boolean;
  created_at: string;
}

/** As many as stand beside each other and are still read. */
export const MOST_COMPARED = 8;

/** By which questions and sets name a saved group. */
export const keyOfGroup = (id: string): string => `~${id}`;

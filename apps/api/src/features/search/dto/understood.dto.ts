/** Some words of a search that were understood. */
export class UnderstoodWordsDto {
  /**
   * As they were written.
   * @example "coats"
   */
  text: string;
  /**
   * What they mean, in the reader's language.
   * @example "Coat"
   */
  label: string;
  /**
   * What kind of thing that is.
   * @example "piece"
   */
  kind: string;
  /** True for what looks must not have. */
  not: boolean;
  /**
   * The search without them.
   * @example "red leather milan"
   */
  search: string;
}

/** Something to search for instead. */
export class InsteadDto {
  /** @example "Velvet" */
  label: string;
  /** @example "velvet coats" */
  search: string;
}

/** Words of a search that are searched for in descriptions, since they mean nothing else. */
export class UnknownWordsDto {
  /** @example "velvvvet" */
  text: string;
  /** The search without them. */
  search: string;
  suggestions: InsteadDto[];
}

/** A search that asks for less, and how many looks it finds. */
export class RelaxationDto {
  /**
   * What it leaves out; nothing where it only writes a word otherwise.
   * @example ["leather"]
   */
  without: string[];
  /** @example "red coats milan" */
  search: string;
  /** @example 31 */
  total_count: number;
}

/** The same search among pictures of street style. */
export class OfStreetDto {
  /**
   * The search without the words that say street style.
   * @example "milan"
   */
  search: string;
  /** @example 148 */
  total_count: number;
}

/** How the words of a search were understood. */
export class UnderstoodDto {
  words: UnderstoodWordsDto[];
  unknown: UnknownWordsDto[];
  /** Where nothing was found: the search that is nearest and finds something, and whose results these are. */
  nearest: RelaxationDto | null;
  /** Where nothing was found: what would be found with less, the nearest first. */
  relaxations: RelaxationDto[];
  /** Where looks or collections are searched for street style: what there is of it. */
  street: OfStreetDto | null;
}

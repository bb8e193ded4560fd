/** The words of a live figure in the reader's language; `freshness` holds `{seconds}` to be filled in. */
export type FigureWords = Record<
  | 'freshness'
  | 'frozen'
  | 'suppressed'
  | 'lowBase'
  | 'partial'
  | 'isNew'
  | 'empty'
  | 'emptyText'
  | 'chart'
  | 'table'
  | 'caption'
  | 'look'
  | 'city'
  | 'season'
  | 'visitors'
  | 'rank',
  string
>;

/** City names in the reader's language by their English ones, which figures carry. */
export type CityNames = Readonly<Record<string, string>>;

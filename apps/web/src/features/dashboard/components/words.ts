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

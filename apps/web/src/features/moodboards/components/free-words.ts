/** Words of a board that is arranged freely (`boards.free`). */
export type FreeWords = Record<
  | ('asGrid' | 'asFree' | 'label' | 'hint' | 'finger' | 'canvas' | 'hold' | 'resize')
  | ('moved' | 'resized' | 'stacked' | 'arranged' | 'undone' | 'redone' | 'selected')
  | ('neat' | 'undo' | 'redo' | 'closer' | 'further' | 'forward' | 'backward' | 'edit' | 'remove')
  | ('read' | 'lie' | 'merged' | 'failed' | 'help' | 'conflict' | 'mine'),
  string
>;

const KEYS = {
  search_looks: 'searchLooks',
  open_look: 'openLook',
  list_figures: 'listFigures',
  ask_figure: 'askFigure',
  evidence: 'evidence',
  ask_question: 'askQuestion',
  series: 'series',
  find_name: 'findName',
  forecast: 'forecast',
  forecast_record: 'forecastRecord',
  list_boards: 'listBoards',
  open_board: 'openBoard',
  create_board: 'createBoard',
  add_to_board: 'addToBoard',
} as const;

/** The message that names a tool; undefined for one that is not known here yet. */
export const toolKey = (tool: string): (typeof KEYS)[keyof typeof KEYS] | undefined =>
  KEYS[tool as keyof typeof KEYS];

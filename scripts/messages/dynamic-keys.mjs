/** Messages whose keys are made where they are used, and what of; the check refuses entries it does not need. */
export const DYNAMIC_KEYS = {
  'collectionEditor.faults.*': 'codes the api gives to faults of a collection',
  'dashboard.forecasts.measures.*': 'what is forecast',
  'dashboard.restatements.causes.*': 'causes the api gives of a restatement',
  'dashboard.scopes.*': 'values of the filter `scope`',
  'dashboard.time.measures.*': 'what the tab of figures over time can be asked',
  'dashboard.time.spans.*': 'weeks that the tab of figures over time looks back',
  'decks.templates.*': 'with which slides decks begin',
  'explore.charts.*': 'drawings of answers to questions',
  'explore.formula.faults.*': 'what is wrong with formulas',
  'explore.windows.*': 'windows of questions',
  'exports.columns.*': 'fields of rows, as columns of a workbook',
  'exports.figures.*': 'ids of the figures’ definitions',
  'exports.unsubscribe.shared-alert': 'what a link in a mail ends, by its kind',
  'figures.languages.*': 'languages of pages, as rows of figures name them',
  'figures.notes.*': 'names of figures on the pages of the dashboard',
  'figures.titles.*': 'names of figures on the pages of the dashboard',
};

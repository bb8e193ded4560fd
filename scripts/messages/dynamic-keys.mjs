/** Messages whose keys are made where they are used, and what of; the check refuses entries it does not need. */
export const DYNAMIC_KEYS = {
  'account.address.*': 'codes of `validate-email`',
  'collectionEditor.faults.*': 'codes the api gives to faults of a collection',
  'colours.*': 'slugs of `PALETTE` in the contracts',
  'dashboard.categories.*': 'slugs of the categories of trends',
  'dashboard.scopes.*': 'values of the filter `scope`',
  'exports.categories.*': 'slugs of the categories of trends',
  'exports.figures.*': 'ids of the figures’ definitions',
  'figures.kpis.*': 'rows of figures of KPIs',
  'figures.notes.*': 'names of figures on the pages of the dashboard',
  'figures.titles.*': 'names of figures on the pages of the dashboard',
  'figures.tones.*': 'slugs of the tones of the palette',
  'reports.pdf.kinds.*': 'types of reports',
};

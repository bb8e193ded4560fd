import { defineTask, NoPayload } from '../../../kernel/jobs/task.js';

/**
 * Every night, so that a week that closed while nobody served is forecast the next one; a round is made once. On Wednesday there is
 * something to do: then what came late of the week has come.
 */
export const MAKE_FORECASTS = defineTask('make-forecasts', NoPayload, {
  schedule: '40 2 * * *',
  queue: 'forecasts',
});
/** Asked for by the task before. */
export const FIND_LEADS = defineTask('find-leads', NoPayload, { queue: 'forecasts' });
/** The demo's history is there at once, and its forecasts are to be. */
export const FORECAST_DEMO = defineTask('forecast-demo', NoPayload, {
  schedule: '*/2 * * * *',
  maxAttempts: 1,
});

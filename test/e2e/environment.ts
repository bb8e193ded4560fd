/** Each worker has a Toile of its own (`start-toile.ts`): no test meets what another does at the same time. */
const ofWorker = (name: string) => process.env[`${name}_${process.env.TEST_PARALLEL_INDEX}`] ?? '';

/** Of the Toile under test. */
export const url = () => ofWorker('TOILE_URL');
/** Its data. */
export const folder = () => ofWorker('TOILE_FOLDER');

/** The server of a whole test run (`scripts/test.mjs`), whose database `toile` has the tables of the api; a test file gets a copy of it. */
export const sharedPostgresUrl = (): string | undefined => process.env.TEST_POSTGRES_URL;
/** A file of the same run with the OpenAPI document of the sources under test. */
export const sharedOpenApiFile = (): string | undefined => process.env.TEST_OPENAPI_FILE;
/** A migrated warehouse of the same run, closed; a test file gets a copy of it. */
export const sharedWarehouseFolder = (): string | undefined => process.env.TEST_WAREHOUSE_FOLDER;

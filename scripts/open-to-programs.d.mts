/** What a program can ask without a browser, of an OpenAPI document. */
export function openToPrograms(document: unknown): unknown;

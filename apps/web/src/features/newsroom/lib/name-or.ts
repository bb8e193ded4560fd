/** What a code is called in the reader's language; the code itself where a newer server knows one this page has no word for. */
export const nameOr = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

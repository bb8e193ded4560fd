/** The web's settings, read once a process. */
export interface WebEnvironment {
  /** Where the api answers, e.g. `http://127.0.0.1:4000`. */
  apiUrl: string;
  /** The address people reach Toile at; canonicals, feeds and shared links begin with it. */
  publicUrl: string;
}

export function readEnvironment(source: Record<string, string | undefined> = process.env): WebEnvironment {
  const url = (value: string) => new URL(value).origin;
  return {
    apiUrl: url(source.API_URL || 'http://127.0.0.1:4000'),
    publicUrl: url(source.PUBLIC_URL || 'http://localhost:3000'),
  };
}

/** A figure's path, asked with how it was counted. */
export const asExplained = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}explain=true`;

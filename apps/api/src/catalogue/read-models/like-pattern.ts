/** Text for LIKE that stands for itself, whatever signs it holds; null for none. */
export const likePattern = (text: string | undefined): string | null =>
  text?.replace(/[%_\\]/g, '\\$&') || null;

import type { EmbedTheme } from '@toile/contracts';

const ROW = 56;
const FRAME = 200;
const MOST_ROWS = 30;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** What is put into another page: a frame that may run nothing. @param theme that of the page around it, where it is none */
export function embedSnippet(address: string, title: string, rows: number, theme?: EmbedTheme): string {
  const height = FRAME + ROW * Math.min(rows, MOST_ROWS);
  return `<iframe src="${escaped(addressIn(theme, address))}" title="${escaped(title)}" width="100%" height="${height}" style="border:0" loading="lazy" sandbox="allow-popups"></iframe>`;
}

export const addressIn = (theme: EmbedTheme | undefined, address: string): string =>
  theme ? `${address}?theme=${theme}` : address;

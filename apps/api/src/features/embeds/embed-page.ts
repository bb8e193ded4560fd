import type { EmbedTheme, Locale } from '@toile/contracts';
import { escaped } from '../../kernel/http/escaped.js';
import { exportMessages, type RenderedTable, tableHtml } from '../figures/index.js';

/** `light-dark()` follows the page around the frame where it says which it is, else the reader's system. */
const COLOURS = {
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  rule: 'var(--rule)',
  bar: 'var(--bar)',
};
const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#17161a,#f2f0ec);--soft:light-dark(#45474c,#b9b7b2);--rule:light-dark(#dedcd6,#3a393e);--bar:light-dark(#8a2f3b,#e08c95);--ground:light-dark(#f7f6f3,#17161a)}
body{margin:0;padding:20px;background:var(--ground);color:var(--ink);font:16px/1.5 Georgia,'Times New Roman',serif}
h1{font-size:20px;font-weight:normal;margin:0 0 4px}
footer{margin-top:16px;font-size:13px;color:var(--soft)}
@media print{body{padding:0}}`;

/** A whole page that needs nothing else: no script, no picture, no cookie. */
export function embedPage(rendered: RenderedTable, locale: Locale, theme?: EmbedTheme): string {
  const { embed } = exportMessages(locale);
  return page(
    locale,
    rendered.title,
    `<h1>${escaped(rendered.title)}</h1>${tableHtml(rendered, COLOURS)}<footer>${escaped(embed.by)}</footer>`,
    theme,
  );
}

/** @param isBusy it is shown again once fewer ask for it */
export function refusedPage(locale: Locale, isBusy: boolean, theme?: EmbedTheme): string {
  const { busyTitle, busy, goneTitle, gone } = exportMessages(locale).embed;
  const [title, text] = isBusy ? [busyTitle, busy] : [goneTitle, gone];
  return page(locale, title, `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`, theme);
}

const page = (locale: Locale, title: string, body: string, theme?: EmbedTheme) =>
  `<!doctype html><html lang="${locale}"${theme ? ` style="color-scheme:${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} – Toile</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

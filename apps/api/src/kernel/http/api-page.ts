import { escaped } from './escaped.js';

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#17161a,#f2f0ec);--soft:light-dark(#45474c,#b9b7b2);--rule:light-dark(#dedcd6,#3a393e);--accent:light-dark(#8d1a2f,#e08c95);--ground:light-dark(#f7f6f3,#17161a);--paper:light-dark(#fff,#222126)}
body{font:17px/1.6 Georgia,'Times New Roman',serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem;color:var(--ink);background:var(--ground)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding-bottom:.75rem;border-bottom:1px solid var(--rule);font-size:15px}
h1{font-weight:normal;font-size:2.2rem;line-height:1.2;margin:2rem 0 1rem}h2{font-weight:normal;font-size:1.35rem;margin:2rem 0 .5rem}
p,dd{max-width:42rem}a{color:var(--accent);text-underline-offset:.2em}a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
code,pre{font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}pre{overflow:auto;background:var(--paper);padding:1rem;border:1px solid var(--rule)}
dt{margin-top:.75rem}dd{margin:0 0 0 1.5rem;color:var(--soft)}small,.lead{color:var(--soft)}summary{cursor:pointer;padding:.4rem 0}
.columns{columns:16rem;padding:0;list-style:none}.columns li{padding:.15rem 0}summary b{display:inline-block;min-width:4.5rem;color:var(--accent)}`;

const LINKS = [
  ['/api/docs', 'Reference'],
  ['/api/changelog', 'Changelog'],
  ['/api/problems', 'Problems'],
  ['/api/openapi.json', 'openapi.json'],
] as const;

/** A page for who writes programs against the api: in English, without scripts unless `head` brings some. @param body HTML */
export const apiPage = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)} – the API of Toile</title><link rel="icon" href="/icon.svg"><style>${STYLE}</style>${head}</head><body><nav aria-label="API">${LINKS.map(
    ([href, name]) => `<a href="${href}">${name}</a>`,
  ).join('')}</nav>
<main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

/** Plain text as HTML; names in backticks become code. */
export const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

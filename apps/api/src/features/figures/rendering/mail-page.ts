import { escaped } from '../../../kernel/http/escaped.js';

/** Colours of mails, which follow no theme. */
export const MAIL_COLOURS = { ink: '#17161a', soft: '#45474c', rule: '#dedcd6', bar: '#8a2f3b' };

/** A page as mails have it; `body` is HTML. */
export function mailPage(locale: string, title: string, body: string): string {
  const { ink } = MAIL_COLOURS;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)} – Toile</title></head>
<body style="margin:0;background:#f7f6f3;color:${ink};font:16px/1.6 Georgia,serif"><div style="max-width:40rem;margin:0 auto;padding:40px 24px">
<p style="font-size:28px;margin:0 0 32px">Toile</p><h1 style="font-size:22px;font-weight:normal">${escaped(title)}</h1>${body}
</div></body></html>`;
}

export const linkHtml = (url: string, text: string): string =>
  `<p style="margin:28px 0"><a href="${escaped(url)}" style="background:#17161a;color:#f7f6f3;padding:12px 20px;text-decoration:none">${escaped(text)}</a></p>`;

/** Why the mail came, and how to end it. */
export const footHtml = (why: string, stop: string, url: string): string =>
  `<p style="color:${MAIL_COLOURS.soft};font-size:13px;margin-top:40px">${escaped(why)} <a href="${escaped(url)}" style="color:inherit">${escaped(stop)}</a></p>`;

import { CONTACT_ADDRESS } from '@toile/contracts';
import { escaped } from '../../kernel/http/escaped.js';
import type { Mail } from '../../kernel/mail/mailer.js';

type Contact = Record<'name' | 'email' | 'company' | 'job' | 'country' | 'message', string>;

/** What the people of Toile read. The subject holds nothing a reader wrote; each line of the head stays one line. */
export function contactMail(about: string, contact: Contact): Mail {
  const { name, email, company, job, country, message } = contact;
  const text = [
    `From: ${name} <${email}>`,
    `Company: ${company || 'none given'}`,
    `Occupation: ${job}`,
    `Country: ${country}`,
    '',
    message,
    '',
  ].join('\n');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Toile</title></head><body><pre style="white-space:pre-wrap;font:16px/1.6 Georgia,serif">${escaped(text)}</pre></body></html>`;
  return { to: CONTACT_ADDRESS, subject: `A message about ${about}`, text, html };
}

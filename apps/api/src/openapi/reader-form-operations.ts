import { contactSchema } from '../reader-forms/contact/contact.controller.js';
import { letterTokenSchema, subscribeSchema } from '../reader-forms/newsletter/newsletter.controller.js';
import { voteSchema } from '../reader-forms/poll/poll.controller.js';
import type { Operation } from './operation.js';

const poll = {
  ...{ poll: 1, question: 'What do you look at first?', closes_at: null, closed: false, total: 4, mine: 1 },
  options: [
    { id: 1, label: 'The shoulder', votes: 3, percent: 75 },
    { id: 2, label: 'The hem', votes: 1, percent: 25 },
  ],
};
const contact: Operation = {
  summary: 'Sends us a message; five an hour an address',
  body: contactSchema,
  example: { sent: true },
};
const subscribe: Operation = {
  summary: 'Asks for the letter; the same answer for every address, and a mail to confirm it',
  body: subscribeSchema,
  example: { asked: true },
};

/** What readers send without an account. */
export const READER_FORM_OPERATIONS: Record<string, Operation> = {
  'GET /poll/current': { summary: 'The poll readers are asked now', example: poll },
  'POST /poll/vote': { summary: 'Gives or changes this visitor’s vote', body: voteSchema, example: poll },
  'POST /brand-visibility/create_contact': contact,
  'POST /data-products/dashboard/create-contact': contact,
  'POST /newsletter/subscribe-widget': subscribe,
  'POST /newsletter/subscribe-widget-global': subscribe,
  'POST /newsletter/confirm': {
    summary: 'The button of the page the mail leads to',
    body: letterTokenSchema,
    example: { confirmed: true },
  },
  'POST /newsletter/unsubscribe': {
    summary: 'Ends a subscription; mail providers give the token in the address (RFC 8058)',
    query: letterTokenSchema,
    body: letterTokenSchema,
    example: { ended: true },
  },
};

import { Injectable } from '@nestjs/common';
import { KeptInBrowser, SealedCookie } from './sealed-cookie.js';

/** Remembers in the browser which account elsewhere it has signed in with, while the link to attach it is in a mail. */
@Injectable()
export class MailedReference extends KeptInBrowser {
  constructor(cookies: SealedCookie) {
    super(cookies, 'toile_connect_mailed', 'reference');
  }
}

import { Injectable } from '@nestjs/common';
import { KeptInBrowser, SealedCookie } from '../social/sealed-cookie.js';

/**
 * Remembers in the browser which account was made in it, while the link that confirms its address is in a mail: there, and
 * nowhere else, the link also signs in. Whoever made the account knows its password anyway; whoever got hold of the link alone
 * does not get in, and whoever presses the button of an account that somebody else made with their address is not led into it.
 */
@Injectable()
export class RegisteredHere extends KeptInBrowser {
  constructor(cookies: SealedCookie) {
    super(cookies, 'toile_registered', 'registered');
  }
}

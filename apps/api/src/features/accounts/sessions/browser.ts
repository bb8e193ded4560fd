import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../devices/known-devices.js';
import { SessionStore } from './session-store.js';

/** The browser that asks, as far as accounts have to know it. */
export interface Browser {
  /** Its IP address. */
  address: string;
  /** `Firefox on Linux`. */
  name: string;
  /** The token of its session, an anonymous one too. */
  session: string | undefined;
  /** The token it is known by (`KnownDevices`). */
  knownDevice: string | undefined;
}

/** What a browser is given that somebody has signed in with. */
export interface BrowserTokens {
  session: string;
  knownDevice: string;
}

/** Signs members in, on the browser they ask from. */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly devices: KnownDevices,
  ) {}

  /** The session is a new one, whatever the browser brought: a planted token never becomes a member's. */
  async begin(subject: string, { session, knownDevice, name }: Browser): Promise<BrowserTokens> {
    await this.sessions.end(session);
    return {
      knownDevice: await this.devices.keep(subject, knownDevice),
      session: await this.sessions.begin(subject, name),
    };
  }
}

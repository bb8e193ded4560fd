import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { newToken } from '../../../kernel/auth/new-token.js';
import { KnownDeviceEntity } from './known-device.entity.js';

/** As long as the cookie. */
const KEPT_MS = 180 * 24 * 3600_000;
/** Devices of an account; the one used longest ago goes first. */
const MOST = 20;

/**
 * Browsers that members have signed in with. Who guesses passwords has none, so whatever they do does not keep the owner
 * out. A browser has one token for all accounts it is known to, new at each sign-in; the database keeps hashes.
 */
@Injectable()
export class KnownDevices {
  constructor(@InjectRepository(KnownDeviceEntity) private readonly devices: Repository<KnownDeviceEntity>) {}

  /** The browser's token if the account knows it. Asked for nobody's account too, so that it takes as long. */
  async knownTo(subject: string | undefined, token = ''): Promise<string | undefined> {
    const isKnown = await this.devices.existsBy({
      token_hash: hashOf(token),
      subject: subject ?? '',
      last_used_at: MoreThan(oldest()),
    });
    return isKnown ? token : undefined;
  }

  /**
   * Makes the browser with this token known to the account.
   * @returns its new token: one that was copied, or planted, is worth nothing afterwards
   */
  async keep(subject: string, before = ''): Promise<string> {
    const token = newToken();
    const token_hash = hashOf(token);
    await this.devices.update({ token_hash: hashOf(before) }, { token_hash });
    await this.devices.upsert({ token_hash, subject, last_used_at: new Date() }, ['token_hash', 'subject']);
    const tooMany = await this.devices.find({
      where: { subject },
      order: { last_used_at: 'DESC', token_hash: 'ASC' },
      skip: MOST,
    });
    await this.devices.remove(tooMany);
    return token;
  }

  /** Deletes browsers nobody came back with. */
  async deleteOld(): Promise<void> {
    await this.devices.delete({ last_used_at: LessThan(oldest()) });
  }

  /** No browser is known to the account any more. */
  async forgetAll(subject: string): Promise<void> {
    await this.devices.delete({ subject });
  }
}

const oldest = () => new Date(Date.now() - KEPT_MS);
const hashOf = (token: string) => createHash('sha256').update(token).digest();

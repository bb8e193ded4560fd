import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Locale } from '@toile/contracts';
import { Repository } from 'typeorm';
import { Seal } from '../../../kernel/seal.js';
import { SECRET } from '../../../kernel/tokens.js';
import type { Counts } from '../domain/follows.events.js';
import { PushDeviceEntity } from './push-device.entity.js';

/** Where a browser is reached, as its `PushSubscription` says it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** So many browsers of one member; the oldest gives way. */
const MOST_DEVICES = 10;

export const deviceIdOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** Browsers that are told of new looks. */
@Injectable()
export class PushDevices {
  readonly #seal: Seal;

  constructor(
    @InjectRepository(PushDeviceEntity) private readonly devices: Repository<PushDeviceEntity>,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#seal = new Seal(secret, 'devices that are told of looks');
  }

  /** The member's, the last added first. */
  of(subject: string): Promise<PushDeviceEntity[]> {
    return this.devices.find({ where: { subject }, order: { created_at: 'DESC', id: 'ASC' } });
  }

  all(): Promise<PushDeviceEntity[]> {
    return this.devices.find({ order: { subject: 'ASC', id: 'ASC' } });
  }

  find(id: string): Promise<PushDeviceEntity | null> {
    return this.devices.findOneBy({ id });
  }

  addressOf(device: PushDeviceEntity): PushAddress {
    return this.#seal.open<PushAddress>(device.sealed);
  }

  /** A browser that somebody else used is theirs no more. @returns its id */
  async add(subject: string, address: PushAddress, language: Locale, counts: Counts): Promise<string> {
    const id = deviceIdOf(address.endpoint);
    const sealed = this.#seal.close(address);
    await this.devices.save({ id, subject, sealed, language, counts, created_at: new Date(), told_at: null });
    const beyond = (await this.of(subject)).slice(MOST_DEVICES);
    if (beyond.length > 0) await this.devices.delete(beyond.map((device) => device.id));
    return id;
  }

  async remove(id: string): Promise<void> {
    await this.devices.delete({ id });
  }

  /** @returns whether it was there */
  async removeOwn(subject: string, id: string): Promise<boolean> {
    return (await this.devices.delete({ subject, id })).affected === 1;
  }

  async markTold(id: string): Promise<void> {
    await this.devices.update({ id }, { told_at: new Date() });
  }
}

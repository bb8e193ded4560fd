import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DomainError } from '@toile/platform';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { newToken } from '../../kernel/auth/new-token.js';
import { PreviewEntity } from './read-models/preview.entity.js';

/** Links by which a show is seen before its time: tokens of 256 bits, kept as hashes, good until they expire. */
@Injectable()
export class Previews {
  constructor(@InjectRepository(PreviewEntity) private readonly previews: Repository<PreviewEntity>) {}

  /** @returns the token, known to nobody else */
  async make(collection: string, made_by: string, expires_at: Date): Promise<string> {
    const token = newToken();
    await this.previews.delete({ expires_at: LessThan(new Date()) });
    await this.previews.insert({ token_hash: hashOf(token), collection, made_by, expires_at });
    return token;
  }

  /** No link to the collection works any more. */
  async end(collection: string): Promise<void> {
    await this.previews.delete({ collection });
  }

  /** @throws DomainError preview/unknown for one that expired or never was */
  async open(token: string): Promise<PreviewEntity> {
    const found = await this.previews.findOneBy({
      token_hash: hashOf(token),
      expires_at: MoreThan(new Date()),
    });
    if (!found)
      throw new DomainError('preview/unknown', 'This link has expired. Ask who sent it for a new one.');
    return found;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

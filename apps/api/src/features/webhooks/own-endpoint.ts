import { DomainError } from '@toile/platform';
import { isUUID } from 'class-validator';
import type { Repository } from 'typeorm';
import type { EndpointEntity } from './endpoint.entity.js';

/** A member's own endpoint. @throws DomainError webhook/unknown */
export async function ownEndpoint(
  endpoints: Repository<EndpointEntity>,
  subject: string,
  id: string,
): Promise<EndpointEntity> {
  const found = isUUID(id) ? await endpoints.findOneBy({ subject, id }) : null;
  if (!found) throw new DomainError('webhook/unknown', `You have no webhook "${id}".`);
  return found;
}

import { DomainError } from '@toile/platform';
import { isUUID } from 'class-validator';
import type { Repository } from 'typeorm';
import type { ScheduledExportEntity } from './scheduled-export.entity.js';

/** A member's own scheduled export. @throws DomainError scheduled-export/unknown */
export async function ownExport(
  exports: Repository<ScheduledExportEntity>,
  subject: string,
  id: string,
): Promise<ScheduledExportEntity> {
  const found = isUUID(id) ? await exports.findOneBy({ subject, id }) : null;
  if (!found) throw new DomainError('scheduled-export/unknown', `You have no scheduled export "${id}".`);
  return found;
}

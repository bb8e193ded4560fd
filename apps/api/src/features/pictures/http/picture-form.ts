import type {} from '@fastify/multipart';
import { DomainError, ValidationError } from '@toile/platform';
import type { FastifyRequest } from 'fastify';

/** The largest file, in bytes. */
const MOST_BYTES = 15 * 1024 * 1024;

/** A form with one picture, as OpenAPI says it. */
export const PICTURE_FORM = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

/**
 * Reads the picture of a form once it is asked for.
 * @throws DomainError upload-type/unsupported; then upload/malformed, picture/oversized, ValidationError without the field
 */
export function pictureIn(request: FastifyRequest): () => Promise<Buffer> {
  if (!request.isMultipart())
    throw new DomainError('upload-type/unsupported', 'Send the picture as multipart/form-data.');
  return () => fileOf(request);
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1 } }).catch(malformed);
  if (part?.fieldname !== 'file')
    throw new ValidationError([{ propertyPath: 'file', message: 'is missing', code: 'required' }]);
  const bytes = await part.toBuffer().catch(malformed);
  // The parser tells of a file that is too large only when more of it comes after the limit.
  if (part.file.truncated) throw new DomainError('picture/oversized', 'A picture is at most 15 megabytes.');
  return bytes;
}

/** The parser names what is too large or too much by a status, and what is no form at all by a plain error. */
function malformed(error: Error): never {
  if ('statusCode' in error) throw error;
  throw new DomainError('upload/malformed', 'The form is broken off or has no boundary.');
}

import type {} from '@fastify/multipart';
import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { DomainError, ValidationError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { ORIGINALS } from '../../tokens.js';
import type { Originals } from '../originals/originals.js';
import { type ReceivedPicture, receivePicture } from './receive-picture.js';

/** The largest file, in bytes. */
export const UPLOAD_BYTES = 15 * 1024 * 1024;

@Controller('api/upload')
export class UploadController {
  constructor(@Inject(ORIGINALS) private readonly originals: Originals) {}

  @Post()
  @Allow('pictures:upload')
  async upload(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceivedPicture> {
    if (!request.isMultipart())
      throw new DomainError('upload-type/unsupported', 'Send the picture as multipart/form-data.');
    const part = await request.file({ limits: { fileSize: UPLOAD_BYTES, files: 1 } });
    if (part?.fieldname !== 'file')
      throw new ValidationError([{ propertyPath: 'file', message: 'is missing', code: 'required' }]);
    const bytes = await part.toBuffer();
    // The parser tells of a file that is too large only when more of it comes after the limit.
    if (part.file.truncated) throw new DomainError('picture/oversized', 'A picture is at most 15 megabytes.');
    const picture = await receivePicture(bytes, this.originals);
    reply.header('location', picture.path);
    return picture;
  }
}

import type {} from '@fastify/multipart';
import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { DomainError, ValidationError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { MEDIA_FOLDER } from '../../tokens.js';
import { type ReceivedPicture, receivePicture } from './receive-picture.js';

/** The largest file, in bytes. */
export const UPLOAD_BYTES = 15 * 1024 * 1024;

@Controller('api/upload')
export class UploadController {
  constructor(@Inject(MEDIA_FOLDER) private readonly mediaFolder: string) {}

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
    const picture = await receivePicture(await part.toBuffer(), this.mediaFolder);
    reply.header('location', picture.path);
    return picture;
  }
}

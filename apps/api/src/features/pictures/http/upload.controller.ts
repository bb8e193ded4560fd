import type {} from '@fastify/multipart';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { DomainError, ValidationError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { UploadedPictureDto, UploadPicture } from '../commands/upload-picture.js';

/** The largest file, in bytes. */
const UPLOAD_BYTES = 15 * 1024 * 1024;

const FORM = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

@Controller('api/upload')
export class UploadController {
  constructor(private readonly commands: CommandBus) {}

  /** Takes a picture in: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most. */
  @Post()
  @Allow('pictures:upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FORM })
  async upload(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedPictureDto> {
    if (!request.isMultipart())
      throw new DomainError('upload-type/unsupported', 'Send the picture as multipart/form-data.');
    const member = viewerOf(request)?.subject ?? '';
    const picture = await this.commands.execute(new UploadPicture(member, () => fileOf(request)));
    reply.header('location', picture.path);
    return picture;
  }
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file({ limits: { fileSize: UPLOAD_BYTES, files: 1 } }).catch(malformed);
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

import { Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { UploadedPictureDto, UploadPicture } from '../commands/upload-picture.js';
import { PICTURE_FORM, pictureIn } from './picture-form.js';

@Controller('api/upload')
export class UploadController {
  constructor(private readonly commands: CommandBus) {}

  /** Takes a picture in: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most. */
  @Post()
  @Allow('pictures:upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: PICTURE_FORM })
  async upload(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedPictureDto> {
    const member = viewerOf(request)?.subject ?? '';
    const picture = await this.commands.execute(new UploadPicture(member, pictureIn(request)));
    reply.header('location', picture.path);
    return picture;
  }
}

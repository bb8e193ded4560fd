import { Body, Controller, Get, Param, Patch, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { viewerOf } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PICTURE_FORM, pictureIn } from '../../pictures/index.js';
import { DescribePicture, DescribePictureDto, HangPicture } from '../commands/hang-picture.js';
import { CardParamsDto } from '../commands/write-board-note.js';
import { MoodboardChangeDto } from '../moodboard.dto.js';
import { OwnPicture, OwnPictureParamsDto } from '../queries/own-picture.js';

/** An image is shown and does nothing, whatever it is taken for. */
const NOTHING_RUNS = "default-src 'none'; sandbox";
const BINARY = { schema: { type: 'string', format: 'binary' } };

/** Pictures of members’ own on their boards. */
@Controller('moodboards')
@Allow('moodboards:own')
export class OwnPicturesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Puts a picture of one’s own on a board: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most; 200 pictures or 500 MB a member. What else the file says, also where it was taken, is not kept. */
  @Put(':board/pictures/:card')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: PICTURE_FORM })
  hang(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() { card }: CardParamsDto,
    @Req() request: FastifyRequest,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new HangPicture(caller, board, card, pictureIn(request)));
  }

  /** Says what is to be seen on a picture of one’s own, and whose it is. */
  @Patch(':board/pictures/:card')
  describe(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() { card }: CardParamsDto,
    @Body() body: DescribePictureDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new DescribePicture(caller, board, card, body));
  }

  /** A picture of a member’s own, for whoever may see the board: by its slug, or by the token of its public page. */
  @Get('pictures/:address/:picture/:size')
  @Allow('anyone')
  @ApiOkResponse({ content: { 'image/webp': BINARY, 'image/jpeg': BINARY } })
  async show(
    @Param() params: OwnPictureParamsDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, type } = await this.queries.execute(new OwnPicture(params, viewerOf(request)?.subject));
    await reply
      // A reader's own browser keeps it for as long as a board is looked at; a board can be unshared.
      .header('cache-control', 'private, max-age=300')
      .header('content-security-policy', NOTHING_RUNS)
      .header('content-disposition', 'inline; filename="picture"')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .type(type)
      .send(bytes);
  }
}

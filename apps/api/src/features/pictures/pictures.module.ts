import { Module } from '@nestjs/common';
import { UploadPictureHandler } from './commands/upload-picture.js';
import { CdnController } from './http/cdn.controller.js';
import { UploadController } from './http/upload.controller.js';
import { FindPicturesHandler } from './making/find-pictures.handler.js';
import { MakePictureHandler } from './making/make-picture.handler.js';
import { PicturesAskedFor } from './making/pictures-asked-for.js';
import { PictureHandler } from './queries/picture.js';

/** Pictures as readers get them, those that brands upload, and what is made of both ahead. */
@Module({
  controllers: [CdnController, UploadController],
  providers: [
    UploadPictureHandler,
    PictureHandler,
    PicturesAskedFor,
    FindPicturesHandler,
    MakePictureHandler,
  ],
})
export class PicturesModule {}

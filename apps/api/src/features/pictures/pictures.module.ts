import { Module } from '@nestjs/common';
import { UploadPictureHandler } from './commands/upload-picture.js';
import { CdnController } from './http/cdn.controller.js';
import { UploadController } from './http/upload.controller.js';

/** Pictures as readers get them, and those that brands upload. */
@Module({ controllers: [CdnController, UploadController], providers: [UploadPictureHandler] })
export class PicturesModule {}

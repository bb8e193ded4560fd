import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LookEntity } from '../catalogue/index.js';
import { UploadPictureHandler } from './commands/upload-picture.js';
import { CdnController } from './http/cdn.controller.js';
import { PictureArchiveController } from './http/picture-archive.controller.js';
import { PictureSearchController } from './http/picture-search.controller.js';
import { UploadController } from './http/upload.controller.js';
import { FindPicturesHandler } from './making/find-pictures.handler.js';
import { MakePictureHandler } from './making/make-picture.handler.js';
import { PicturesAskedFor } from './making/pictures-asked-for.js';
import { LooksLikePictureHandler } from './queries/looks-like-picture.js';
import { PictureHandler } from './queries/picture.js';
import { PictureArchiveHandler } from './queries/picture-archive.js';
import { PICTURES_ENTITIES } from './schema.js';
import { ModelTags } from './tag-model/model-tags.js';
import { PictureIntake } from './upload/picture-intake.js';
import { AlikePictures } from './vectors/alike-pictures.js';
import { DescribePicturesHandler } from './vectors/describe-pictures.handler.js';
import { VectorIndex } from './vectors/vector-index.js';

/** Pictures as readers get them, those that brands upload, what is made of both ahead, and looks that are like a picture. */
@Module({
  imports: [TypeOrmModule.forFeature([...PICTURES_ENTITIES, LookEntity])],
  controllers: [CdnController, UploadController, PictureSearchController, PictureArchiveController],
  providers: [
    PictureIntake,
    UploadPictureHandler,
    PictureHandler,
    PictureArchiveHandler,
    PicturesAskedFor,
    FindPicturesHandler,
    MakePictureHandler,
    VectorIndex,
    DescribePicturesHandler,
    LooksLikePictureHandler,
    AlikePictures,
    ModelTags,
  ],
  exports: [AlikePictures, ModelTags, PictureIntake],
})
export class PicturesModule {}

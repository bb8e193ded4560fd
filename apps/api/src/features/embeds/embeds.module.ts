import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FiguresModule } from '../figures/index.js';
import { QuestionsModule } from '../questions/index.js';
import { EmbedFigureHandler } from './commands/embed-figure.js';
import { OpenEmbedHandler } from './commands/open-embed.js';
import { RotateEmbedHandler } from './commands/rotate-embed.js';
import { WithdrawEmbedHandler } from './commands/withdraw-embed.js';
import { EmbeddedFigureController } from './http/embedded-figure.controller.js';
import { EmbedsController } from './http/embeds.controller.js';
import { EmbeddedFigureHandler } from './queries/embedded-figure.js';
import { OwnEmbedsHandler } from './queries/own-embeds.js';
import { EMBEDS_ENTITIES } from './schema.js';

/** Figures and questions on other sites. */
@Module({
  imports: [FiguresModule, QuestionsModule, TypeOrmModule.forFeature(EMBEDS_ENTITIES)],
  controllers: [EmbeddedFigureController, EmbedsController],
  providers: [
    EmbedFigureHandler,
    OpenEmbedHandler,
    RotateEmbedHandler,
    WithdrawEmbedHandler,
    EmbeddedFigureHandler,
    OwnEmbedsHandler,
  ],
})
export class EmbedsModule {}

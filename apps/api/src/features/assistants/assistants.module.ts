import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FiguresModule } from '../figures/index.js';
import { RecordCallHandler } from './commands/record-call.js';
import { ForgetOldCallsHandler } from './forget-old-calls.handler.js';
import { AssistantCallsController } from './http/assistant-calls.controller.js';
import { OwnCallsHandler } from './queries/own-calls.js';
import { ASSISTANTS_ENTITIES } from './schema.js';

/** Members see what their assistants asked. */
@Module({
  imports: [FiguresModule, TypeOrmModule.forFeature(ASSISTANTS_ENTITIES)],
  controllers: [AssistantCallsController],
  providers: [RecordCallHandler, OwnCallsHandler, ForgetOldCallsHandler],
})
export class AssistantsModule {}

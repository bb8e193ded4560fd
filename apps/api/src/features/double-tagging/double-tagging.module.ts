import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberEntity } from '../accounts/index.js';
import { EditorNames } from '../content/index.js';
import { ComparedLooks } from './agreement/compared-looks.js';
import { AdmitTaggersHandler } from './commands/admit-taggers.js';
import { BeginDoubleTaggingHandler } from './commands/begin-double-tagging.js';
import { EndDoubleTaggingHandler } from './commands/end-double-tagging.js';
import { FinishLookHandler } from './commands/finish-look.js';
import { SettleLookHandler } from './commands/settle-look.js';
import { TagBlindHandler } from './commands/tag-blind.js';
import { TakePlaceHandler } from './commands/take-place.js';
import { DoubleTaggings } from './double-taggings.js';
import { DoubleTaggingController } from './http/double-tagging.controller.js';
import { AgreementHandler } from './queries/agreement.js';
import { DisagreementsHandler } from './queries/disagreements.js';
import { DoubleTaggingDetailsHandler } from './queries/double-tagging-details.js';
import { DoubleTaggingHistoryHandler } from './queries/double-tagging-history.js';
import { DoubleTaggingQueueHandler } from './queries/double-tagging-queue.js';
import { DOUBLE_TAGGING_ENTITIES } from './schema.js';

/** Looks that two people tag blind, a third who settles, and how far people agree. */
@Module({
  imports: [TypeOrmModule.forFeature([...DOUBLE_TAGGING_ENTITIES, MemberEntity])],
  controllers: [DoubleTaggingController],
  providers: [
    EditorNames,
    DoubleTaggings,
    ComparedLooks,
    BeginDoubleTaggingHandler,
    EndDoubleTaggingHandler,
    TakePlaceHandler,
    TagBlindHandler,
    FinishLookHandler,
    SettleLookHandler,
    AdmitTaggersHandler,
    DoubleTaggingQueueHandler,
    DoubleTaggingDetailsHandler,
    DoubleTaggingHistoryHandler,
    AgreementHandler,
    DisagreementsHandler,
  ],
  exports: [DoubleTaggings],
})
export class DoubleTaggingModule {}

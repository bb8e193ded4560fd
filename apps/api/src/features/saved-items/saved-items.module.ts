import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UnsubscribeLinks } from '../../kernel/mail/unsubscribe-links.js';
import { FiguresModule } from '../figures/index.js';
import { ForecastsModule } from '../forecasts/index.js';
import { QuestionsModule } from '../questions/index.js';
import { SharingModule } from '../sharing/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { AlertSources } from './alerts/alert-sources.js';
import { ChangesSource } from './alerts/changes-source.js';
import { CheckAlert } from './alerts/check-alert.js';
import { ConceptNames } from './alerts/concept-names.js';
import { FigureSource } from './alerts/figure-source.js';
import { ForecastSource } from './alerts/forecast-source.js';
import { QuestionSource } from './alerts/question-source.js';
import { CheckSavedItemsHandler, ScheduleChecksHandler } from './check-saved-items.handler.js';
import { ChangeComparisonSetHandler } from './commands/change-comparison-set.js';
import { ChangeGroupHandler } from './commands/change-group.js';
import { ChangeNoteHandler } from './commands/change-note.js';
import { ChooseDigestHandler } from './commands/choose-digest.js';
import { EndMailsHandler } from './commands/end-mails.js';
import { PauseAlertHandler } from './commands/pause-alert.js';
import { PauseDigestHandler } from './commands/pause-digest.js';
import { RemoveSavedItemHandler } from './commands/remove-saved-item.js';
import { RenameViewHandler } from './commands/rename-view.js';
import { SaveComparisonSetHandler } from './commands/save-comparison-set.js';
import { SaveGroupHandler } from './commands/save-group.js';
import { SaveViewHandler } from './commands/save-view.js';
import { SetAlertHandler } from './commands/set-alert.js';
import { WriteNoteHandler } from './commands/write-note.js';
import { DigestMail } from './digest/digest-mail.js';
import { SendDigest } from './digest/send-digest.js';
import { AlertsController } from './http/alerts.controller.js';
import { ComparisonSetsController } from './http/comparison-sets.controller.js';
import { DigestController } from './http/digest.controller.js';
import { GroupsController } from './http/groups.controller.js';
import { NotesController } from './http/notes.controller.js';
import { SavedViewsController } from './http/saved-views.controller.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { DigestPreviewHandler } from './queries/digest-preview.js';
import { OwnAlertsHandler } from './queries/own-alerts.js';
import { OwnComparisonSetsHandler } from './queries/own-comparison-sets.js';
import { OwnDigestHandler } from './queries/own-digest.js';
import { OwnGroupsHandler } from './queries/own-groups.js';
import { OwnNotesHandler } from './queries/own-notes.js';
import { OwnViewsHandler } from './queries/own-views.js';
import { TryAlertHandler } from './queries/try-alert.js';
import { SavedItemsStore } from './saved-items-store.js';
import { SAVED_ITEMS_ENTITIES } from './schema.js';
import { MembersInWords } from './sets/members-in-words.js';
import { SharedSavedItems } from './shared-saved-items.js';

/** What a member keeps of the dashboard: views, notes, alerts and a digest by mail. */
@Module({
  imports: [
    FiguresModule,
    ForecastsModule,
    QuestionsModule,
    SharingModule,
    WebhooksModule,
    TypeOrmModule.forFeature(SAVED_ITEMS_ENTITIES),
  ],
  controllers: [
    AlertsController,
    ComparisonSetsController,
    GroupsController,
    DigestController,
    NotesController,
    SavedViewsController,
    UnsubscribeController,
  ],
  providers: [
    CheckAlert,
    AlertSources,
    FigureSource,
    QuestionSource,
    ForecastSource,
    ChangesSource,
    ConceptNames,
    ChangeNoteHandler,
    ChangeComparisonSetHandler,
    ChangeGroupHandler,
    ChooseDigestHandler,
    EndMailsHandler,
    PauseAlertHandler,
    PauseDigestHandler,
    RemoveSavedItemHandler,
    RenameViewHandler,
    SaveComparisonSetHandler,
    SaveGroupHandler,
    SaveViewHandler,
    SetAlertHandler,
    WriteNoteHandler,
    SavedItemsStore,
    SharedSavedItems,
    DigestMail,
    SendDigest,
    CheckSavedItemsHandler,
    ScheduleChecksHandler,
    DigestPreviewHandler,
    OwnAlertsHandler,
    OwnDigestHandler,
    OwnNotesHandler,
    OwnComparisonSetsHandler,
    OwnGroupsHandler,
    OwnViewsHandler,
    MembersInWords,
    TryAlertHandler,
    UnsubscribeLinks,
  ],
})
export class SavedItemsModule {}

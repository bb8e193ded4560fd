import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UnsubscribeLinks } from '../../kernel/mail/unsubscribe-links.js';
import { DecksModule } from '../decks/index.js';
import { FiguresModule } from '../figures/index.js';
import { ForecastsModule } from '../forecasts/index.js';
import { QuestionsModule } from '../questions/index.js';
import { SharingModule } from '../sharing/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { AlertSources } from './alerts/alert-sources.js';
import { AlertsInWords } from './alerts/alerts-in-words.js';
import { ChangesSource } from './alerts/changes-source.js';
import { CheckAlert } from './alerts/check-alert.js';
import { ConceptNames } from './alerts/concept-names.js';
import { FigureSource } from './alerts/figure-source.js';
import { ForecastSource } from './alerts/forecast-source.js';
import { QuestionSource } from './alerts/question-source.js';
import { CheckSavedItemsHandler, ScheduleChecksHandler } from './check-saved-items.handler.js';
import { AskAddressHandler } from './commands/ask-address.js';
import { ChangeAlertHandler } from './commands/change-alert.js';
import { ChangeComparisonSetHandler } from './commands/change-comparison-set.js';
import { ChangeGroupHandler } from './commands/change-group.js';
import { ChangeNoteHandler } from './commands/change-note.js';
import { ChangeScheduleHandler } from './commands/change-schedule.js';
import { ChooseDigestHandler } from './commands/choose-digest.js';
import { ChooseMailsHandler } from './commands/choose-mails.js';
import { ConfirmAddressHandler } from './commands/confirm-address.js';
import { EndAlertFeedHandler } from './commands/end-alert-feed.js';
import { EndMailsHandler } from './commands/end-mails.js';
import { MakeAlertFeedHandler } from './commands/make-alert-feed.js';
import { PauseDigestHandler } from './commands/pause-digest.js';
import { RemoveAddressHandler } from './commands/remove-address.js';
import { RemoveSavedItemHandler } from './commands/remove-saved-item.js';
import { RenameViewHandler } from './commands/rename-view.js';
import { SaveComparisonSetHandler } from './commands/save-comparison-set.js';
import { SaveGroupHandler } from './commands/save-group.js';
import { SaveViewHandler } from './commands/save-view.js';
import { ScheduleDocumentHandler } from './commands/schedule-document.js';
import { SendDocumentNowHandler } from './commands/send-document-now.js';
import { SetAlertHandler } from './commands/set-alert.js';
import { WriteNoteHandler } from './commands/write-note.js';
import { DigestMail } from './digest/digest-mail.js';
import { DigestsAsSeen } from './digest/digests-as-seen.js';
import { SendDigest } from './digest/send-digest.js';
import { AlertFeeds } from './feed/alert-feeds.js';
import { AlertFeedController } from './http/alert-feed.controller.js';
import { AlertsController } from './http/alerts.controller.js';
import { ComparisonSetsController } from './http/comparison-sets.controller.js';
import { DigestController } from './http/digest.controller.js';
import { DigestsController } from './http/digests.controller.js';
import { GroupsController } from './http/groups.controller.js';
import { MailConsentController } from './http/mail-consent.controller.js';
import { NotesController } from './http/notes.controller.js';
import { SavedViewsController } from './http/saved-views.controller.js';
import { SchedulesController } from './http/schedules.controller.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { AlertFeedHandler } from './queries/alert-feed.js';
import { DigestPreviewHandler } from './queries/digest-preview.js';
import { DigestsHandler } from './queries/digests.js';
import { OwnAlertFeedHandler } from './queries/own-alert-feed.js';
import { OwnAlertsHandler } from './queries/own-alerts.js';
import { OwnComparisonSetsHandler } from './queries/own-comparison-sets.js';
import { OwnDigestHandler } from './queries/own-digest.js';
import { OwnGroupsHandler } from './queries/own-groups.js';
import { OwnNotesHandler } from './queries/own-notes.js';
import { OwnSchedulesHandler } from './queries/own-schedules.js';
import { OwnViewsHandler } from './queries/own-views.js';
import { TryAlertHandler } from './queries/try-alert.js';
import { SavedItemsStore } from './saved-items-store.js';
import { BeginDocument } from './schedules/begin-document.js';
import { DocumentFile } from './schedules/document-file.js';
import { ForgetUnansweredHandler, MailedAddresses } from './schedules/mailed-addresses.js';
import { ScheduleMails } from './schedules/schedule-mails.js';
import { SchedulesInWords } from './schedules/schedules-in-words.js';
import { SendDocumentHandler } from './schedules/send-document.handler.js';
import { SAVED_ITEMS_ENTITIES } from './schema.js';
import { MembersInWords } from './sets/members-in-words.js';
import { SharedSavedItems } from './shared-saved-items.js';

/** What a member keeps of the dashboard: views, notes, alerts, and a digest and documents by mail. */
@Module({
  imports: [
    DecksModule,
    FiguresModule,
    ForecastsModule,
    QuestionsModule,
    SharingModule,
    WebhooksModule,
    TypeOrmModule.forFeature(SAVED_ITEMS_ENTITIES),
  ],
  controllers: [
    AlertFeedController,
    AlertsController,
    ComparisonSetsController,
    GroupsController,
    DigestController,
    DigestsController,
    MailConsentController,
    NotesController,
    SchedulesController,
    SavedViewsController,
    UnsubscribeController,
  ],
  providers: [
    AlertFeeds,
    MakeAlertFeedHandler,
    EndAlertFeedHandler,
    OwnAlertFeedHandler,
    AlertFeedHandler,
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
    ChangeAlertHandler,
    ChooseMailsHandler,
    AlertsInWords,
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
    AskAddressHandler,
    ChangeScheduleHandler,
    ConfirmAddressHandler,
    RemoveAddressHandler,
    ScheduleDocumentHandler,
    SendDocumentNowHandler,
    OwnSchedulesHandler,
    BeginDocument,
    DocumentFile,
    MailedAddresses,
    ScheduleMails,
    SchedulesInWords,
    SendDocumentHandler,
    ForgetUnansweredHandler,
    DigestMail,
    DigestsAsSeen,
    SendDigest,
    CheckSavedItemsHandler,
    ScheduleChecksHandler,
    DigestPreviewHandler,
    DigestsHandler,
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

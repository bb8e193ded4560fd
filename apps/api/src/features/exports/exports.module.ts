import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { FigureFiles, FiguresModule } from '../figures/index.js';
import { KeepReceiptHandler } from './commands/keep-receipt.js';
import { FactFiles } from './facts/fact-files.js';
import { FactsController } from './facts/http/facts.controller.js';
import { ReadFactFileHandler } from './facts/queries/fact-file.js';
import { FactManifestHandler } from './facts/queries/fact-manifest.js';
import { ExportsController } from './http/exports.controller.js';
import { KeptFigureFiles } from './kept-figure-files.js';
import { PrintPageHandler } from './page-pdf/commands/print-page.js';
import { PagePdfController } from './page-pdf/http/page-pdf.controller.js';
import { Paper } from './page-pdf/paper.js';
import { ReceiptOfExportHandler } from './queries/receipt-of-export.js';
import { Receipts } from './receipts.js';
import { ExportNowHandler } from './scheduled/commands/export-now.js';
import { RemoveExportHandler } from './scheduled/commands/remove-export.js';
import { ScheduleExportHandler } from './scheduled/commands/schedule-export.js';
import { ScheduledExportsController } from './scheduled/http/scheduled-exports.controller.js';
import { OwnExportsHandler } from './scheduled/queries/own-exports.js';
import { RunExportHandler } from './scheduled/run-export.handler.js';
import { StartDueExportsHandler } from './scheduled/start-due-exports.handler.js';
import { TablesToBucket } from './scheduled/tables-to-bucket.js';
import { EXPORTS_ENTITIES } from './schema.js';

/** Figures as files and pages on paper, each with a receipt. */
@Global()
@Module({
  imports: [AccountsModule, FiguresModule, TypeOrmModule.forFeature(EXPORTS_ENTITIES)],
  controllers: [ExportsController, PagePdfController, FactsController, ScheduledExportsController],
  providers: [
    KeepReceiptHandler,
    Paper,
    PrintPageHandler,
    ReceiptOfExportHandler,
    FactFiles,
    FactManifestHandler,
    ReadFactFileHandler,
    Receipts,
    TablesToBucket,
    RunExportHandler,
    StartDueExportsHandler,
    ScheduleExportHandler,
    RemoveExportHandler,
    ExportNowHandler,
    OwnExportsHandler,
    { provide: FigureFiles, useClass: KeptFigureFiles },
  ],
  exports: [FigureFiles, Paper, Receipts],
})
export class ExportsModule {}

import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
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
import { EXPORTS_ENTITIES } from './schema.js';

/** Figures as files and pages on paper, each with a receipt. */
@Global()
@Module({
  imports: [FiguresModule, TypeOrmModule.forFeature(EXPORTS_ENTITIES)],
  controllers: [ExportsController, PagePdfController, FactsController],
  providers: [
    KeepReceiptHandler,
    Paper,
    PrintPageHandler,
    ReceiptOfExportHandler,
    FactFiles,
    FactManifestHandler,
    ReadFactFileHandler,
    Receipts,
    { provide: FigureFiles, useClass: KeptFigureFiles },
  ],
  exports: [FigureFiles, Paper, Receipts],
})
export class ExportsModule {}

import { Module } from '@nestjs/common';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { DownloadController } from './download.controller.js';
import { Chapters } from './making/chapters.js';
import { EditionWriter } from './making/edition-writer.js';
import { ReportMaker } from './making/report-maker.js';
import { ReportPagesController } from './report-pages.controller.js';
import { ReportsController } from './reports.controller.js';
import { ReportsQuery } from './reports.query.js';

@Module({
  imports: [DashboardModule],
  controllers: [ReportsController, ReportPagesController, DownloadController],
  providers: [ReportsQuery, ReportMaker, EditionWriter, Chapters],
})
export class ReportsModule {}

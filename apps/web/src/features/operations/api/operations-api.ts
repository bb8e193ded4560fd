import type { DataQuality, JobsReport, Locale, VisitsReport } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { getOwn } from '../../../api/personal';

/** How clean the events of the last minutes are, as the operator of this request sees it. @throws ApiError */
export const dataQuality = (minutes: number, locale: Locale) =>
  getOwn<DataQuality>(`${pathOf('api_operations_data_quality', {})}?minutes=${minutes}`, locale);

/** Visits and campaigns of the last 30 days. @throws ApiError */
export const visits = (locale: Locale) => getOwn<VisitsReport>(pathOf('api_operations_visits', {}), locale);

/** Work behind the pages that was given up, and how much there is in each state. @throws ApiError */
export const failedJobs = (locale: Locale) =>
  getOwn<JobsReport>(`${pathOf('api_operations_jobs', {})}?state=failed`, locale);

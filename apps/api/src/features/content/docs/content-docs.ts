import type { ContentKind, ContentOf } from '@toile/contracts';
import { DynamicPageDoc, NewsletterDoc, PageDoc } from './article-docs.dto.js';
import { BannerDoc } from './banner-doc.dto.js';
import { ClientDoc, MemberDoc, WalkDoc } from './curated-docs.dto.js';
import { PollDoc } from './poll-doc.dto.js';
import {
  AgencyDoc,
  CityDoc,
  DesignerDoc,
  ModelDoc,
  SeasonDoc,
  TagDoc,
  TypeDoc,
} from './reference-docs.dto.js';
import { ReportDoc } from './report-doc.dto.js';
import { StreetStyleDoc } from './street-style-doc.dto.js';

/** The class of each kind of thing that editors keep beside collections and looks. */
export const CONTENT_DOCS: { readonly [K in ContentKind]: new () => ContentOf<K> } = {
  type: TypeDoc,
  city: CityDoc,
  season: SeasonDoc,
  tag: TagDoc,
  designer: DesignerDoc,
  agency: AgencyDoc,
  model: ModelDoc,
  'street-style': StreetStyleDoc,
  walk: WalkDoc,
  page: PageDoc,
  'dynamic-page': DynamicPageDoc,
  newsletter: NewsletterDoc,
  report: ReportDoc,
  client: ClientDoc,
  'footer-banner': BannerDoc,
  'homepage-banner': BannerDoc,
  'promo-band': BannerDoc,
  poll: PollDoc,
  member: MemberDoc,
};

export const CONTENT_KINDS = Object.keys(CONTENT_DOCS) as ContentKind[];

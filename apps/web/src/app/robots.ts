import type { MetadataRoute } from 'next';
import { siteOrigin } from '../seo/site-origin';

export default async function robots(): Promise<MetadataRoute.Robots> {
  const origin = (await siteOrigin()).origin;
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${origin}/sitemap.xml`,
  };
}

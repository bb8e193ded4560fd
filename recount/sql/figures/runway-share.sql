-- metrics.md: "share_of_collection_v2 (runway share) | looks tagged x ÷ L(S), pooled. Trend × brand: tagged ÷ brand's looks | 520 / 4,000 = 13.0 %"
-- "yoy_evol_share_of_collection_v2 | (p_s − p_s⁻) / p_s⁻ | 10.0 → 13.0 = +30.0 % (+3.0 pp)"
CREATE OR REPLACE TEMP TABLE now_count AS
SELECT key, count(DISTINCT look) AS n FROM looks_of(getvariable('season')), unnest(tags) t(tag) JOIN rows_of_tag() USING (tag) GROUP BY key;
CREATE OR REPLACE TEMP TABLE before_count AS
SELECT key, count(DISTINCT look) AS n FROM looks_of(year_before(getvariable('season'))), unnest(tags) t(tag) JOIN rows_of_tag() USING (tag) GROUP BY key;
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT count(*) FROM looks_of(getvariable('season'))) AS now_of,
  (SELECT count(*) FROM looks_of(year_before(getvariable('season')))) AS before_of;

-- metrics.md: "theme/home: theme tags by runway share."
SET VARIABLE category = 'theme';
CREATE OR REPLACE TEMP TABLE now_count AS
SELECT key, count(DISTINCT look) AS n FROM looks_of(getvariable('season')), unnest(tags) t(tag) JOIN rows_of_tag() USING (tag) GROUP BY key;
CREATE OR REPLACE TEMP TABLE before_count AS
SELECT key, count(DISTINCT look) AS n FROM looks_of(year_before(getvariable('season'))), unnest(tags) t(tag) JOIN rows_of_tag() USING (tag) GROUP BY key;
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT count(*) FROM looks_of(getvariable('season'))) AS now_of,
  (SELECT count(*) FROM looks_of(year_before(getvariable('season')))) AS before_of;

-- metrics.md: "metric traffic | page views of the entity ÷ all page views | 298 / 10,000 = 2.98 %"; version 2 of the definition: the pages of
-- the brand itself (issue 25, 18: "`/designer` pages only"). "ranking: brands by metric, ties 1, 2, 2, 4, delta against s⁻."
CREATE OR REPLACE MACRO views_of_pages(s) AS TABLE
SELECT *, CASE WHEN route = 'designer_show' THEN (params ->> 'slug') END AS brand FROM page_view WHERE within_window(occurred_at, s);

CREATE OR REPLACE TEMP TABLE now_page AS SELECT * FROM views_of_pages(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_page AS SELECT * FROM views_of_pages(year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE now_count AS SELECT brand AS key, count(*) AS n FROM now_page WHERE brand IS NOT NULL GROUP BY brand;
CREATE OR REPLACE TEMP TABLE before_count AS SELECT brand AS key, count(*) AS n FROM before_page WHERE brand IS NOT NULL GROUP BY brand;
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT count(*) FROM now_page) AS now_of, (SELECT count(*) FROM before_page) AS before_of;

-- "ranking: brands by metric, ties 1, 2, 2, 4, delta against s⁻." Whose a page is: `facts/7-scope.sql`.
CREATE OR REPLACE TEMP TABLE now_page AS SELECT * FROM views_of_pages(getvariable('season'));
CREATE OR REPLACE TEMP TABLE before_page AS SELECT * FROM views_of_pages(year_before(getvariable('season')));
CREATE OR REPLACE TEMP TABLE now_count AS SELECT brand AS key, count(*) AS n FROM now_page WHERE brand IS NOT NULL GROUP BY brand;
CREATE OR REPLACE TEMP TABLE before_count AS SELECT brand AS key, count(*) AS n FROM before_page WHERE brand IS NOT NULL GROUP BY brand;
CREATE OR REPLACE TEMP TABLE bases AS
SELECT (SELECT count(*) FROM now_page) AS now_of, (SELECT count(*) FROM before_page) AS before_of;

-- What boards held, and when: a stay begins with an addition and ends with a removal; a deleted board holds nothing until it is restored.
CREATE OR REPLACE TABLE board_message AS
SELECT type, occurred_at, appended_at, part, "offset",
  (data ->> 'moodboard') AS board, (data ->> 'media_type') AS media_type, (data ->> 'slug') AS look
FROM message
WHERE topic = 'moodboards' AND occurred_at <= getvariable('as_of');

CREATE OR REPLACE TABLE board_addition AS
SELECT board, look, occurred_at AS added_at FROM board_message
WHERE type = 'look-added-to-moodboard' AND media_type = 'look';

-- metrics.md: "boards that gained x in W and still hold it at its end".
CREATE OR REPLACE MACRO holds_at(t) AS TABLE
SELECT board, look FROM (
  SELECT board, look, arg_max(type, (appended_at, part, "offset")) AS last
  FROM board_message
  WHERE look IS NOT NULL AND media_type = 'look' AND occurred_at < t
  GROUP BY board, look
)
WHERE last = 'look-added-to-moodboard'
  AND board NOT IN (
    SELECT board FROM (
      SELECT board, arg_max(type, (appended_at, part, "offset")) AS last FROM board_message
      WHERE type IN ('moodboard-deleted', 'moodboard-restored') AND occurred_at < t GROUP BY board
    ) WHERE last = 'moodboard-deleted'
  );

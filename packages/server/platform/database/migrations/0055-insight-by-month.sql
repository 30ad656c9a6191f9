-- Sums of whole months, for lists over a quarter or a year: of what has dimensions only.
ALTER TABLE analytics_rollup DROP CONSTRAINT analytics_rollup_grain_check;
ALTER TABLE analytics_rollup ADD CONSTRAINT analytics_rollup_grain_check CHECK (grain IN ('minute', 'hour', 'day', 'month'));
INSERT INTO analytics_rollup (website_id, grain, measure, dimension, bucket, key, count, total)
SELECT website_id, 'month', measure, dimension, date_trunc('month', bucket), key, sum(count), sum(total)
FROM analytics_rollup WHERE grain = 'day' AND dimension <> 'all' AND measure <> 'visitors'
GROUP BY website_id, measure, dimension, date_trunc('month', bucket), key;

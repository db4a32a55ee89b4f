-- A page far into the order of names is walked to in an index alone, but for rows that were changed
-- since the last vacuum: those are looked up one by one. PostgreSQL waits for a fifth of the rows.
ALTER TABLE "products" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

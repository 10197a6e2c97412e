-- The time that every rule about time uses. Tests replace the function in their own databases (tests/clock.ts).
CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

-- DropTable
DROP TABLE "ClockOffset";

import { BackupError, type Manifest } from "./manifest";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a backup holds, in a line. */
export function describeBackup({ tables, pictures }: Manifest): string {
  const rows = sum(tables.map((table) => table.rows));
  const bytes = sum([...tables, ...pictures].map((file) => file.bytes));
  return `${rows} rows of ${tables.length} tables and ${pictures.length} photos, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** A moment of the past, with its time zone. @throws BackupError */
export function readMoment(text: string): Date {
  const moment = new Date(text);
  if (
    !/\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text) ||
    Number.isNaN(moment.getTime()) ||
    moment > new Date()
  )
    throw new BackupError(`${text} is not a moment of the past, such as 2026-11-23T03:00:00Z.`);
  return moment;
}

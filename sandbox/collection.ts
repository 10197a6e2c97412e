export interface Entity {
  id: string;
}

/** Entities of one kind, in the order they were first put. An entity changed in place must be put again. */
export class Collection<T extends Entity> {
  private readonly rows = new Map<string, T>();

  constructor(private readonly changed: () => void) {}

  get size(): number {
    return this.rows.size;
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  find(test: (row: T) => boolean): T | undefined {
    for (const row of this.rows.values()) if (test(row)) return row;
    return undefined;
  }

  put(row: T): T {
    this.rows.set(row.id, row);
    this.changed();
    return row;
  }

  delete(id: string): boolean {
    const had = this.rows.delete(id);
    if (had) this.changed();
    return had;
  }

  /** Drops the oldest rows beyond `limit`. */
  trim(limit: number): void {
    for (const id of this.rows.keys()) {
      if (this.rows.size <= limit) return;
      this.rows.delete(id);
    }
  }

  clear(): void {
    this.rows.clear();
    this.changed();
  }
}

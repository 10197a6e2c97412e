import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Collection, type Entity } from "./collection";

interface Counter extends Entity {
  value: number;
}

const SAVE_DELAY_MS = 200;

/**
 * All kept state: named collections, one JSON file each, and blobs (photos), one file each.
 * Writes are debounced and atomic (a temporary file, then a rename); `flush` writes what is open at once.
 */
export class Store {
  private readonly collections = new Map<string, Collection<Entity>>();
  private readonly blobs = new Map<string, Uint8Array>();
  private readonly dirty = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  private changes = 0;

  constructor(private readonly dir: string | null) {
    if (dir) mkdirSync(join(dir, "blobs"), { recursive: true });
  }

  /** The collection of that name, loaded from its file on first use. */
  collection<T extends Entity>(name: string): Collection<T> {
    let found = this.collections.get(name);
    if (!found) {
      found = new Collection<Entity>(() => this.touch(name));
      this.collections.set(name, found);
      for (const row of this.load(name)) found.put(row);
      this.dirty.delete(name);
    }
    // The name decides the type: each provider's entities.ts is the only caller for its names.
    return found as unknown as Collection<T>;
  }

  /** Differs after every change, and after a restart. */
  get revision(): string {
    return `${process.pid}-${this.changes}`;
  }

  /** The next number of a named, kept sequence, from 1. */
  next(sequence: string): number {
    const counters = this.collection<Counter>("counters");
    const value = (counters.get(sequence)?.value ?? 0) + 1;
    counters.put({ id: sequence, value });
    return value;
  }

  /** Keeps bytes and answers the id under which `blob` gives them back. Written at once: a blob is never lost. */
  putBlob(bytes: Uint8Array, extension: string): string {
    const id = `${randomBytes(9).toString("hex")}.${extension}`;
    if (this.dir) writeFileSync(join(this.dir, "blobs", id), bytes);
    else this.blobs.set(id, bytes);
    return id;
  }

  blob(id: string): Uint8Array | undefined {
    if (!/^[0-9a-z]+\.[0-9a-z]+$/.test(id)) return undefined;
    if (!this.dir) return this.blobs.get(id);
    try {
      return readFileSync(join(this.dir, "blobs", id));
    } catch {
      return undefined;
    }
  }

  /** Empties everything, in memory and on disk. */
  reset(): void {
    for (const collection of this.collections.values()) collection.clear();
    this.blobs.clear();
    if (!this.dir) return;
    for (const file of readdirSync(this.dir)) if (file.endsWith(".json")) rmSync(join(this.dir, file));
    rmSync(join(this.dir, "blobs"), { recursive: true, force: true });
    mkdirSync(join(this.dir, "blobs"), { recursive: true });
  }

  /** Writes what has not been written yet. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.dir) for (const name of this.dirty) this.save(this.dir, name);
    this.dirty.clear();
  }

  private touch(name: string): void {
    this.changes++;
    this.dirty.add(name);
    if (!this.dir || this.timer) return;
    this.timer = setTimeout(() => this.flush(), SAVE_DELAY_MS);
  }

  private save(dir: string, name: string): void {
    const file = join(dir, `${name}.json`);
    writeFileSync(`${file}.tmp`, JSON.stringify(this.collection(name).all()));
    renameSync(`${file}.tmp`, file);
  }

  private load(name: string): Entity[] {
    if (!this.dir) return [];
    const file = join(this.dir, `${name}.json`);
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch {
      return [];
    }
    try {
      return JSON.parse(text) as Entity[];
    } catch {
      throw new Error(`${file} cannot be read as JSON: delete it, or set SANDBOX_DATA to another folder.`);
    }
  }
}

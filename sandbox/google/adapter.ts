import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Context } from "../context";
import { googleStore, type Artifact } from "./entities";

const KEPT = 2000;

/** Keeps the OIDC library's artifacts in the sandbox's own store, so that a reset forgets them as well. */
export class StoreAdapter implements Adapter {
  constructor(
    private readonly ctx: Context,
    private readonly model: string,
  ) {}

  private get rows() {
    return googleStore(this.ctx).artifacts;
  }

  private key(id: string): string {
    return `${this.model}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    this.rows.put({
      id: this.key(id),
      payload: { ...payload },
      grantId: payload.grantId,
      uid: payload.uid,
      expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : null,
    });
    this.rows.trim(KEPT);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.alive(this.rows.get(this.key(id)));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const ours = this.key("");
    return this.alive(this.rows.find((row) => row.uid === uid && row.id.startsWith(ours)));
  }

  /** The device flow is not offered. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const row = this.rows.get(this.key(id));
    if (row) this.rows.put({ ...row, payload: { ...row.payload, consumed: Math.floor(Date.now() / 1000) } });
  }

  async destroy(id: string): Promise<void> {
    this.rows.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const row of this.rows.all()) if (row.grantId === grantId) this.rows.delete(row.id);
  }

  private alive(row: Artifact | undefined): AdapterPayload | undefined {
    if (!row) return undefined;
    if (row.expiresAt === null || row.expiresAt > Date.now()) return row.payload;
    this.rows.delete(row.id);
    return undefined;
  }
}

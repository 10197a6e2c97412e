import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  mockMigrationAwareAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

// PostgreSQL's type ids: "char", int2vector-like name lists and text, as the catalogues use them.
const CHAR = 18;
const READ_AS = { [CHAR]: 25, 194: 25, 1003: 1009 };

// Separate fields, since the adapter spreads { ...config, database } for the shadow database: with a connection
// string the string wins, and the "shadow" would be the real database.
function connectionFields(address) {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: address });
  return { host, port, user, password, database, ssl };
}

// The nearest prototype that has a method of its own.
function ownerOf(object, method) {
  let prototype = object;
  while (!Object.hasOwn(prototype, method)) prototype = Object.getPrototypeOf(prototype);
  return prototype;
}

// The adapter rejects column types of the system catalogues (prisma/orm#27403), which the engine reads.
function readCatalogueTypes(prototype) {
  const queryRaw = prototype.queryRaw;
  prototype.queryRaw = async function (query) {
    let characters = [];
    const performIO = async (request) => {
      const reply = await this.performIO(request);
      characters = reply.fields.map(({ dataTypeID }) => dataTypeID === CHAR);
      const readable = ({ name, dataTypeID }) => ({ name, dataTypeID: READ_AS[dataTypeID] ?? dataTypeID });
      return { fields: reply.fields.map(readable), rows: reply.rows, rowCount: reply.rowCount };
    };
    const result = await queryRaw.call(Object.create(this, { performIO: { value: performIO } }), query);
    characters.forEach((is, column) => is && (result.columnTypes[column] = ColumnTypeEnum.Character));
    return result;
  };
}

// The adapter splits a script at every semicolon, even in function bodies; PostgreSQL executes it whole.
function runScriptsWhole(prototype) {
  prototype.executeScript = async function (script) {
    await this.client.query(script).catch((error) => this.onError(error));
  };
}

async function mendAdapter(fields) {
  const probe = await new PrismaPg(fields).connect();
  readCatalogueTypes(ownerOf(probe, "queryRaw"));
  runScriptsWhole(ownerOf(probe, "executeScript"));
  await probe.dispose();
}

// Our own, since the adapter's drops the shadow database before closing its connections to it.
async function connectToShadow(main, fields) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`;
  const admin = await main.connect();
  await admin.executeScript(`CREATE DATABASE "${name}"`);
  const shadow = await new PrismaPg({ ...fields, database: name }).connect();
  const dispose = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await dispose();
    await admin.executeScript(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await admin.dispose();
  };
  return shadow;
}

/** The adapter through which the WASM engine uses the database; without a URL, one that only knows the dialect. */
export async function adapterFactory(address) {
  if (!address) return bindMigrationAwareSqlAdapterFactory(mockMigrationAwareAdapterFactory("postgres"));
  const fields = connectionFields(address);
  await mendAdapter(fields);
  const main = new PrismaPg(fields);
  main.connectToShadowDb = () => connectToShadow(main, fields);
  return bindMigrationAwareSqlAdapterFactory(main);
}

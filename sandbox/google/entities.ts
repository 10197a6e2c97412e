import type { Context } from "../context";
import type { Entity } from "../collection";

/** A person with a Google account; `id` is the subject (`sub`) of the ID token. */
export interface GooglePerson extends Entity {
  name: string;
  email: string;
  /** What the ID token says of the address in `email_verified`. */
  emailVerified: boolean;
}

/** What the OIDC library keeps: codes, tokens, sessions, interactions, grants. Their contents are secret. */
export interface Artifact extends Entity {
  payload: Record<string, unknown>;
  grantId: string | undefined;
  uid: string | undefined;
  /** Milliseconds since 1970; null lasts until a reset. */
  expiresAt: number | null;
}

/** The issuer's secrets: its signing key and the keys of its cookies. */
export interface IssuerKeys extends Entity {
  jwk: Record<string, unknown>;
  cookieKeys: string[];
}

/** Everything that the Google stand-in keeps. */
export function googleStore({ store }: Context) {
  return {
    people: store.collection<GooglePerson>("google-people"),
    artifacts: store.collection<Artifact>("google-artifacts"),
    keys: store.collection<IssuerKeys>("google-keys"),
  };
}

const PEOPLE: GooglePerson[] = [
  {
    id: "104010000000000000001",
    name: "Anna Kovács",
    email: "anna.kovacs@example.com",
    emailVerified: true,
  },
  {
    id: "104010000000000000002",
    name: "Márton Szabó",
    email: "marton.szabo@example.com",
    emailVerified: true,
  },
  {
    id: "104010000000000000003",
    name: "Eszter Nagy",
    email: "eszter.nagy@example.com",
    emailVerified: false,
  },
];

/** Adds the initial people, unless there are any. */
export function seedGoogle(ctx: Context): void {
  const { people } = googleStore(ctx);
  if (people.size === 0) for (const person of PEOPLE) people.put(person);
}

/** A subject as Google makes them: 21 digits. */
function newSubject(ctx: Context): string {
  return `1040100000${String(ctx.store.next("google-person") + 1000).padStart(11, "0")}`;
}

/** The person of an address, made if nobody has it yet; the name and the flag are as given. */
export function putPerson(ctx: Context, parts: Omit<GooglePerson, "id"> & { id?: string }): GooglePerson {
  const { people } = googleStore(ctx);
  const known = people.find(({ email }) => email.toLowerCase() === parts.email.toLowerCase());
  return people.put({ ...parts, id: parts.id ?? known?.id ?? newSubject(ctx) });
}

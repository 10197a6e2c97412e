import type { Context } from "../context";
import { facebookStore, type Page, type Person } from "./entities";

const ALL_TASKS = ["ADVERTISE", "ANALYZE", "CREATE_CONTENT", "MESSAGING", "MODERATE", "MANAGE"];

const PAGES: Page[] = [
  {
    id: "615500000000001",
    name: "Kovács Bakery",
    category: "Bakery",
    about: "Sourdough and poppy seed rolls from half past six, Bartók Béla út.",
    followers: 1840,
  },
  {
    id: "615500000000002",
    name: "Kovács Catering",
    category: "Caterer",
    about: "Lunch boxes, birthdays and weddings, within an hour of Budapest.",
    followers: 612,
  },
  {
    id: "615500000000003",
    name: "Danube Evening Riders",
    category: "Sports Club",
    about: "Every Thursday at seven from Margit híd. Bring lights.",
    followers: 274,
  },
];

const PERSON: Person = {
  id: "100500000000001",
  name: "Anna Kovács",
  email: "anna.kovacs@example.com",
  roles: [
    { pageId: "615500000000001", tasks: ALL_TASKS },
    { pageId: "615500000000002", tasks: ALL_TASKS },
    // Anna only reads the numbers of her cycling club: this page cannot be posted to.
    { pageId: "615500000000003", tasks: ["ANALYZE"] },
  ],
};

/** Puts in what exists at first, unless something is there already. */
export function seedFacebook(ctx: Context): void {
  const { people, pages } = facebookStore(ctx);
  if (people.size > 0) return;
  for (const page of PAGES) pages.put(page);
  people.put(PERSON);
}

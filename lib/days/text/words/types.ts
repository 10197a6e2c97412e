/** What a word beside a day makes of it. */
export type Cue =
  | "every"
  /** An article that means every such day before a weekday, and nothing before a date: "le samedi". */
  | "article"
  | "until"
  | "from"
  /** The day has passed: "last Saturday", "photos from Saturday". */
  | "over"
  /** It has passed, or a range begins: "since Friday", "desde el viernes". */
  | "since"
  | "next"
  | "this"
  /** It counts weekdays in a month: "the first Saturday". */
  | "counted"
  /** The day is a name, or has one: "Black Friday", "Mr Friday". */
  | "name"
  /** Of no meaning: articles, prepositions. */
  | "glue"
  /** A part of a day: "morning". */
  | "part";

/**
 * A language's words, in small letters. Lists are separated by commas, and forms of one word by spaces. A word with
 * accents is looked for as it is, one without them also where the text has them.
 */
export type Words = {
  /** Frequent words, by which the language is told. */
  common: string;
  /** Sunday to Saturday. */
  weekdays: string;
  /** Forms that mean each such day. */
  plurals: string;
  /** Forms that mean "until" and "from" that day, where endings say so. */
  untils?: string;
  froms?: string;
  /** Abbreviations of Sunday to Saturday. */
  short: string;
  /** January to December: the name, then abbreviations. */
  months: string;
  before: Partial<Record<Cue, string>>;
  after: Partial<Record<Cue, string>>;
  /** Between two days of a range, and of a list. */
  to: string;
  and: string; /** The day before, the day of sending, and the days after it. */
  yesterday: string;
  today: string;
  tomorrow: string;
  overmorrow: string;
  weekend: string;
  /** Between "today" and the day. */
  is: string;
  /** Opening hours: their heading; a word that says that one is open or closed; the day on which one is closed. */
  hours: string;
  open: string;
  rest: string;
  /** What comes again: "every week". */
  again: string; /** As it always is, or whatever it is. */
  usual: string; /** "next week" */
  nextWeek: string;
  /** "this week" */
  week: string;
  /** What has passed: words; helping verbs and the ends of participles. */
  past: string;
  helpers: string;
  participles: string; /** Verbs that need no helping verb to be over, by their ends. */
  overs: string;
  /** What is to come, though something else has passed. */
  future: string;
  /** It is a day like any: "a day without bread". */
  any: string;
  /** Begins an exclamation over what was: "What a crowd on Saturday!" */
  oh: string;
  /** What takes place on one day, by stems without accents: beside it, a weekday is a certain one. */
  events?: string;
  /** Before a date in figures. */
  on: string;
};

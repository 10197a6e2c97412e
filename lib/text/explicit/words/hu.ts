import type { Words } from "./types";

export const HUNGARIAN: Words = {
  until: "",
  from: "",
  this: "ezen a|most|e",
  next: "jovo(?: heti)?",
  every: "minden",
  glue: "az?",
  to: "",
  at: "",
  clock: "orakor|oratol|oraig|ora|kor|tol|ig",
  ending: "an|en|on|n|i|ig|ban|ben|jan|jen|ei|ai|eig|aig|atol|etol|tol|jeig|jaig|jetol|jatol|ra|re",
  street: "utca|ut|ter",
};
